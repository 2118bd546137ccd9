import { useMutation } from "@tanstack/react-query";
import { showToast } from "@/components/ui/toast-store.ts";
import { ApiError, call, messageOf } from "@/lib/api-client.ts";
import { saveBlob } from "@/lib/save-blob.ts";
import { goToSignIn } from "@/lib/sign-in-target.ts";
import { booksText } from "@/text/books.ts";
import { errorText } from "@/text/errors.ts";

interface Download {
  id: string;
  title: string;
  /** How it shall be printed, where not as the book says: "?paper=a5", or nothing. */
  query?: string;
  /** Returns whether it has shown the failure itself. */
  onRefused?: (error: unknown) => boolean;
}

/** The file's name: the title without what file systems do not allow, or "malbuch". */
function fileNameOf(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what has to go
  const name = title.replace(/[\u0000-\u001f"*/:<>?\\|]/g, " ").trim();
  return `${name || "malbuch"}.pdf`;
}

/** What the server calls the file: "Lösungen zu …" of a part; nothing where it does not say. */
function nameInHeader(headers: Headers): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get("Content-Disposition") ?? "")?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Saves the PDF at an address under the name that the server gives it, else under a title's name. */
export async function savePdf(path: string, title: string): Promise<void> {
  const response = await call(path);
  saveBlob(await response.blob(), nameInHeader(response.headers) ?? fileNameOf(title));
}

/** Says that a PDF did not come, and why where the server says it. */
export function sayDownloadFailure(error: unknown): void {
  const { title, description } = booksText.downloadFailure;
  // Only what the server says is better than what the specification has the message say.
  const isAnswered = error instanceof ApiError && error.status > 0;
  const needsSignIn = error instanceof ApiError && error.status === 401;
  showToast({
    title,
    description: isAnswered ? messageOf(error, description) : description,
    variant: "destructive",
    ...(needsSignIn && { action: { label: errorText.signInAgain, onClick: goToSignIn } }),
  });
}

/** Saves a book's PDF; says so when that fails. */
export const useDownloadBook = () =>
  useMutation({
    mutationFn: ({ id, title, query = "" }: Download) =>
      savePdf(`/api/coloring-books/${encodeURIComponent(id)}/pdf${query}`, title),
    onError: (error, { onRefused }) => {
      if (!onRefused?.(error)) sayDownloadFailure(error);
    },
  });

/** Saves the chart of letters and sounds, which belongs to no book; says so when that fails. */
export const useDownloadSoundChart = () =>
  useMutation({
    mutationFn: () => savePdf("/api/sound-chart", booksText.print.soundChartTitle),
    onError: sayDownloadFailure,
  });
