import "@/lib/zod-setup.ts";
import "@/styles/fonts.css";
import "@/styles/tokens.css";
import "@/styles/base.css";
import { createRoot } from "react-dom/client";
import { App } from "@/app/app.tsx";
import { base } from "@/config/base.ts";
import { addressUser } from "@/lib/address-form.ts";
import { chosenAppearance, showAppearance } from "@/lib/appearance.ts";
import { startOffline } from "@/lib/offline.ts";

showAppearance(chosenAppearance());
const root = document.getElementById("app");
// Who has the server's address without the path: the app lies below it.
const path = window.location.pathname;
if (path !== base && !path.startsWith(`${base}/`)) window.location.replace(base + path + window.location.search);
// Nobody shall read "Sie" first and "du" then.
if (root) void addressUser().then(() => createRoot(root).render(<App />));
// What is developed changes all the time, and nothing of it is to be kept.
if (import.meta.env.PROD) startOffline();
