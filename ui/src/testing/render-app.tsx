import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "@/app/app.tsx";
import { storageKeys } from "@/lib/storage.ts";

/** The whole app at an address, as after a visitor's first tutorial. Returns the visitor's hands. */
export function renderApp(address: string, { firstVisit = false } = {}) {
  if (!firstVisit) localStorage.setItem(storageKeys.tutorialSeen, "true");
  history.replaceState(null, "", address);
  const user = userEvent.setup();
  render(<App />);
  return user;
}

/** Where the app has gone. */
export const address = () => location.pathname + location.search;
