import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import "./cards/colours.css";
import { speak } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target) void speak().then(() => mount(App, { target }));
