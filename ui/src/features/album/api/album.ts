import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { picturesPerPage } from "@/config/contract.ts";
import { ApiError, call, read, readWithHeaders, send } from "@/lib/api-client.ts";
import { storedPictureSchema } from "@/lib/stored-picture.ts";
import { errorText } from "@/text/errors.ts";

const pictureSchema = z.extend(storedPictureSchema, {
  isFavourite: z.boolean(),
  folder: z.nullable(z.string()),
  /** How many books show it. */
  books: z.number(),
});

/** A picture that somebody keeps. */
export type AlbumPicture = z.infer<typeof pictureSchema>;

const folderSchema = z.object({ id: z.string(), name: z.string(), pictures: z.number(), books: z.number() });

export type Folder = z.infer<typeof folderSchema>;

const overviewSchema = z.object({
  folders: z.array(folderSchema),
  storedBytes: z.number(),
  mostBytes: z.nullable(z.number()),
});

/** Which pictures are wanted. */
export interface AlbumView {
  words: string;
  /** Favourites, one folder's id, or all. */
  show: "all" | "favourites" | { folder: string };
  /** Counted from 1. */
  page: number;
}

const unreadable = () => new ApiError(errorText.unreadableAnswer, { status: 200, fromServer: true });

async function readPictures({ words, show, page }: AlbumView) {
  const query = new URLSearchParams({ page: String(page) });
  if (words) query.set("q", words);
  if (show === "favourites") query.set("favourites", "1");
  else if (show !== "all") query.set("folder", show.folder);
  const { data, headers } = await readWithHeaders(`/api/pictures?${query}`, z.array(pictureSchema));
  if (data === null) throw unreadable();
  const total = Number(headers.get("X-Total-Count") ?? data.length);
  return { pictures: data, total, last: Math.max(1, Math.ceil(total / picturesPerPage)) };
}

const picturesKey = "/api/pictures";
const foldersKey = "/api/folders";

/** One page of the user's pictures, always as they are now: another device may have drawn one. */
export const usePictures = (view: AlbumView, userId: string) =>
  useQuery({
    queryKey: [picturesKey, userId, view],
    queryFn: () => readPictures(view),
    staleTime: 0,
    placeholderData: (before) => before,
  });

/** One kept picture; null where the user keeps none under this id. Not asked for where `id` is null. */
export const useKeptPicture = (id: string | null, userId: string) =>
  useQuery({
    queryKey: [picturesKey, userId, "one", id],
    queryFn: () => read(`/api/pictures/${encodeURIComponent(id ?? "")}`, pictureSchema),
    enabled: id !== null,
  }).data ?? null;

async function readOverview() {
  const overview = await read("/api/folders", overviewSchema);
  if (overview === null) throw unreadable();
  return overview;
}

/** The user's folders, and how much room the pictures take. */
export const useAlbumOverview = (userId: string) =>
  useQuery({ queryKey: [foldersKey, userId], queryFn: readOverview, staleTime: 0 });

const bookSchema = z.object({ id: z.string(), title: z.string() });
const booksSchema = z.array(bookSchema);

export type BookName = z.infer<typeof bookSchema>;

/** The books in one of the user's folders. */
export const useBooksInFolder = (folder: string, userId: string) =>
  useQuery({
    queryKey: [foldersKey, userId, folder],
    queryFn: async () => (await read(`/api/folders/${encodeURIComponent(folder)}/coloring-books`, booksSchema)) ?? [],
    staleTime: 0,
  });

/** Reads anew what is shown of pictures and folders. */
export function useReadAlbumAnew(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [picturesKey] }),
      queries.invalidateQueries({ queryKey: [foldersKey] }),
    ]);
}

interface PictureChange {
  id: string;
  change: { isFavourite: boolean } | { folder: string | null };
}

/** Makes a picture a favourite or moves it. */
export function useChangePicture() {
  const readAnew = useReadAlbumAnew();
  return useMutation({
    mutationFn: ({ id, change }: PictureChange) =>
      send("PATCH", `/api/pictures/${encodeURIComponent(id)}`, change, pictureSchema),
    onSettled: readAnew,
  });
}

/** Makes a folder, or gives one another name. */
export function useSaveFolder(id?: string) {
  const readAnew = useReadAlbumAnew();
  return useMutation({
    mutationFn: (folder: { name: string }) =>
      id === undefined
        ? send("POST", "/api/folders", folder, folderSchema)
        : send("PATCH", `/api/folders/${encodeURIComponent(id)}`, folder, folderSchema),
    onSuccess: readAnew,
  });
}

/** Puts a book into a folder, or out of every folder. */
export function useMoveBook() {
  const readAnew = useReadAlbumAnew();
  return useMutation({
    mutationFn: ({ id, folder }: { id: string; folder: string | null }) =>
      call(`/api/coloring-books/${encodeURIComponent(id)}/folder`, { method: "PUT", body: { folder } }),
    onSettled: readAnew,
  });
}
