import { useMutation } from "@tanstack/react-query";
import { call } from "@/lib/api-client.ts";
import { saveBlob } from "@/lib/save-blob.ts";

/** Saves all that the server knows of the user: data as JSON, books as PDF, in one ZIP. */
export const useExport = () =>
  useMutation({
    mutationFn: async () => {
      const response = await call("/api/me/export");
      saveBlob(await response.blob(), "meine-daten.zip");
    },
  });
