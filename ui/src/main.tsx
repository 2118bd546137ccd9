import "@/lib/zod-setup.ts";
import "@/styles/fonts.css";
import "@/styles/tokens.css";
import "@/styles/base.css";
import { createRoot } from "react-dom/client";
import { App } from "@/app/app.tsx";
import { addressUser } from "@/lib/address-form.ts";
import { chosenAppearance, showAppearance } from "@/lib/appearance.ts";
import { startOffline } from "@/lib/offline.ts";

showAppearance(chosenAppearance());
const root = document.getElementById("app");
// Nobody shall read "Sie" first and "du" then.
if (root) void addressUser().then(() => createRoot(root).render(<App />));
// What is developed changes all the time, and nothing of it is to be kept.
if (import.meta.env.PROD) startOffline();
