import { createDeletions } from "@/components/ui/deletions.ts";
import { storageKeys } from "@/lib/storage.ts";
import { albumText as text } from "@/text/album.ts";
import { useReadAlbumAnew } from "../api/album.ts";

const deletions = createDeletions({
  storageKey: storageKeys.deletedPictures,
  path: (path) => path,
  failure: text.changeFailure,
  failureHint: text.changeFailureHint,
  undo: text.undo,
});

/** Shows everything again and sends nothing; between tests. */
export const forgetAlbumDeletions = deletions.forget;

/** The addresses of what is not shown any more. */
export const useDeletedPaths = deletions.useHidden;

export const picturePath = (id: string) => `/api/pictures/${encodeURIComponent(id)}`;
export const folderPath = (id: string) => `/api/folders/${encodeURIComponent(id)}`;

/** Deletes what has an address, and says so with a message by which it can be taken back as long as it is shown. */
export function useDelete(): (path: string, title: string, onTakenBack?: () => void) => void {
  const remove = deletions.useDelete(useReadAlbumAnew());
  return (path, title, onTakenBack) => remove({ key: path, title, onTakenBack });
}
