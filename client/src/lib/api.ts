import type {
  Advice,
  Book,
  Example,
  GameShown,
  Here,
  Lang,
  LessonMoment,
  Prepared,
  RefusedMessage,
  Replay,
  Seated,
  Sentence,
  Settings,
  TableView,
} from "./types";
import { tongue } from "./words.svelte";

/** Nothing changed, and why: a code for the page, a sentence for the person, the rule if one forbids it. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule?: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, init: RequestInit = {}, token?: string): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (init.body) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    throw new Refused("offline", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const said = (await answer.json().catch(() => null)) as RefusedMessage | null;
  throw new Refused(said?.code ?? "offline", said?.text ?? "", said?.rule);
}

const tell = <T>(path: string, body: unknown, token?: string): Promise<T> =>
  ask<T>(path, { method: "POST", body: JSON.stringify(body ?? {}) }, token);

const plea = <T>(path: string, token: string): Promise<T> =>
  ask<T>(`${path}?lang=${tongue.lang}`, { method: "POST" }, token);

export const api = {
  games: (lang: Lang) => ask<GameShown[]>(`/api/games?lang=${lang}`),
  book: (game: string, lang: Lang) => ask<Book>(`/api/games/${game}/book?lang=${lang}`),
  said: (game: string, texts: string[]) =>
    ask<Record<string, Sentence>>(
      `/api/games/${game}/said?${new URLSearchParams(texts.map((text) => ["text", text]))}`,
    ),
  lesson: (game: string, lesson: string, did: string[], lang: Lang) => {
    const query = new URLSearchParams([["lang", lang], ...did.map((text) => ["did", text])]);
    return ask<LessonMoment>(`/api/games/${game}/lessons/${lesson}?${query}`);
  },
  example: (game: string, rule: string) => ask<Example>(`/api/games/${game}/examples/${rule}`),
  preparing: () => ask<Prepared[]>("/api/preparing"),
  here: () => ask<Here>("/api/here"),
  create: (name: string, settings: Settings, lang: Lang) =>
    tell<Seated>(`/api/tables?lang=${lang}`, { name, settings }),
  join: (table: string, name: string, seat: number | null, lang: Lang) =>
    tell<Seated>(`/api/tables/${table}/join?lang=${lang}`, { name, seat }),
  byCode: (code: string) => ask<{ table: string; link: string }>(`/api/codes/${encodeURIComponent(code)}`),
  look: (table: string, token: string | undefined, lang: Lang) =>
    ask<TableView>(`/api/tables/${table}?lang=${lang}`, {}, token),
  start: (table: string, token: string) => plea<TableView>(`/api/tables/${table}/start`, token),
  next: (table: string, token: string) => plea<TableView>(`/api/tables/${table}/next`, token),
  rematch: (table: string, token: string) => plea<TableView>(`/api/tables/${table}/rematch`, token),
  undo: (table: string, expected: number, token: string) =>
    tell<TableView>(`/api/tables/${table}/undo?lang=${tongue.lang}`, { expected }, token),
  consent: (table: string, agreed: boolean, token: string) =>
    tell<TableView>(`/api/tables/${table}/consent?lang=${tongue.lang}`, { agreed }, token),
  hurry: (table: string, token: string) => plea<TableView>(`/api/tables/${table}/hurry`, token),
  leave: (table: string, token: string) => plea<TableView>(`/api/tables/${table}/leave`, token),
  offer: (table: string, seat: number, token: string) =>
    tell<TableView>(`/api/tables/${table}/offer?lang=${tongue.lang}`, { seat }, token),
  standIn: (table: string, seat: number, token: string) =>
    tell<TableView>(`/api/tables/${table}/stand-in?lang=${tongue.lang}`, { seat }, token),
  link: (table: string, seat: number, token: string) =>
    tell<Seated>(`/api/tables/${table}/link?lang=${tongue.lang}`, { seat }, token),
  hint: (table: string, token: string) => ask<Advice[]>(`/api/tables/${table}/hint`, {}, token),
  replay: (table: string, deal: number) => ask<Replay>(`/api/tables/${table}/replay/${deal}`),
  record: (table: string, deal: number) => `/api/tables/${table}/record/${deal}`,
  qr: (path: string) => `/api/qr.svg?path=${encodeURIComponent(path)}`,
};
