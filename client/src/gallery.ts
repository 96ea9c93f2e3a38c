// Only while developing (/gallery.html?lang=fr): the table as a file of the developer shows it, without a live table.
import { mount } from "svelte";
import "./tokens.css";
import "./base.css";
import "./cards/colours.css";
import { openBook } from "./lib/book.svelte";
import type { Table } from "./lib/table.svelte";
import type { Lang, TableView } from "./lib/types";
import { speak } from "./lib/words.svelte";
import Board from "./table/Board.svelte";
import TableScreen from "./table/TableScreen.svelte";

const query = new URLSearchParams(location.search);
const lang = (query.get("lang") ?? "en") as Lang;
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;

async function show(): Promise<void> {
  const view = (await (await fetch(`/gallery/${query.get("view")}.json`)).json()) as TableView;
  await speak(lang);
  const book = await openBook(view.settings.game, lang);
  const company = { names: view.seats.map((seat) => seat.name ?? ""), me: view.seat };
  const target = document.getElementById("app");
  if (!target) return;
  if (query.has("board") && view.view) {
    mount(Board, { target, props: { view: view.view, book, company, far: query.has("far") } });
    return;
  }
  const round = view.view ?? null;
  const table = {
    id: "gallery",
    view,
    book,
    round,
    company,
    me: view.seat,
    actions: round?.actions ?? [],
    events: round?.events ?? [],
    told: [],
    no: null,
    pending: null,
    mine: view.seat !== null && (round?.actions ?? []).length > 0,
    clockEnds: view.clock ? Date.now() + view.clock.left * 1000 : 0,
    listen: () => () => undefined,
    act: (text: string) => console.info("act", text),
    react: () => undefined,
    hint: () => Promise.resolve([]),
  };
  mount(TableScreen, { target, props: { table: table as unknown as Table } });
}

void show();
