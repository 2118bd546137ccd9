import { useMutation } from "@tanstack/react-query";
import { call } from "@/lib/api-client.ts";
import { saveBlob } from "@/lib/save-blob.ts";
import { schoolText } from "@/text/school.ts";
import type { IssuedCard } from "./issued-card.ts";

/**
 * Saves a PDF with the cards. The passwords go back to the server in the call's body, because it has kept none; the
 * address is where this browser sees the server, for one that does not know its own.
 */
export const usePrintCards = () =>
  useMutation({
    mutationFn: async (cards: readonly IssuedCard[]) => {
      const body = { address: location.origin, cards };
      const response = await call("/api/school/cards", { method: "POST", body });
      saveBlob(await response.blob(), schoolText.cards.fileName);
    },
  });
