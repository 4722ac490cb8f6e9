import { mount } from "svelte";
import "./style/tokens.css";
import "./style/parts.css";
import "./style/app.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => null);
