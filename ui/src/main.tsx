import "@/lib/zod-setup.ts";
import "@/styles/fonts.css";
import "@/styles/tokens.css";
import "@/styles/base.css";
import { createRoot } from "react-dom/client";
import { App } from "@/app/app.tsx";
import { chosenAppearance, showAppearance } from "@/lib/appearance.ts";

showAppearance(chosenAppearance());
const root = document.getElementById("app");
if (root) createRoot(root).render(<App />);
