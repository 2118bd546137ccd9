import { findRegions, type Painted } from "./find-regions.ts";

// Typed as a window here; a worker's own scope takes what is handed over as its second argument.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<Painted>) => void;
  postMessage: (message: unknown, handedOver: Transferable[]) => void;
};

scope.onmessage = ({ data }) => {
  const regions = findRegions(data);
  scope.postMessage(regions, [regions.labels.buffer]);
};
