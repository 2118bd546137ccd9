import { grain } from "./grain.ts";

// Typed as a window here; a worker's own scope takes what is handed over as its second argument.
const scope = self as unknown as { postMessage: (message: unknown, handedOver: Transferable[]) => void };

const seen = grain();
scope.postMessage(seen, [seen.buffer]);
