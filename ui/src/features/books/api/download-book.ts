import { useMutation } from "@tanstack/react-query";
import { showToast } from "@/components/ui/toast-store.ts";
import { ApiError, call, messageOf } from "@/lib/api-client.ts";
import { saveBlob } from "@/lib/save-blob.ts";
import { booksText } from "@/text/books.ts";

interface Download {
  id: string;
  title: string;
  /** How it shall be printed, where not as the book says: "?paper=a5", or nothing. */
  query?: string;
  /** Returns whether it has shown the failure itself. */
  onRefused?: (error: unknown) => boolean;
}

/** The file's name: the title without what file systems do not allow, or "malbuch". */
export function fileNameOf(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what has to go
  const name = title.replace(/[\u0000-\u001f"*/:<>?\\|]/g, " ").trim();
  return `${name || "malbuch"}.pdf`;
}

async function downloadBook({ id, title, query = "" }: Download): Promise<void> {
  const response = await call(`/api/coloring-books/${encodeURIComponent(id)}/pdf${query}`);
  saveBlob(await response.blob(), fileNameOf(title));
}

/** Saves a book's PDF; says so when that fails. */
export const useDownloadBook = () =>
  useMutation({
    mutationFn: downloadBook,
    onError: (error, { onRefused }) => {
      if (onRefused?.(error)) return;
      const { title, description } = booksText.downloadFailure;
      // Only what the server says is better than what the specification has the message say.
      const isAnswered = error instanceof ApiError && error.status > 0;
      showToast({
        title,
        description: isAnswered ? messageOf(error, description) : description,
        variant: "destructive",
      });
    },
  });
