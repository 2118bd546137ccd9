import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call, read, send } from "@/lib/api-client.ts";
import { saveBlob } from "@/lib/save-blob.ts";
import { sharingText } from "@/text/sharing.ts";
import { worksSchema } from "./shared-book.ts";

const listPath = "/api/school/shares";
const sharePath = (id: string) => `${listPath}/${encodeURIComponent(id)}`;

const summarySchema = z.object({
  id: z.string(),
  book: z.object({ id: z.string(), title: z.string() }),
  class: z.nullable(z.object({ id: z.string(), name: z.string() })),
  createdAt: z.string(),
  endsAt: z.string(),
  artistCount: z.number(),
  workCount: z.number(),
  changedAt: z.nullable(z.string()),
});
const madeSchema = z.extend(summarySchema, { token: z.string() });
const viewSchema = z.extend(summarySchema, {
  /** Null once it has ended, and where an older version made it. */
  token: z.nullable(z.string()),
  pages: z.array(z.object({ id: z.string(), imageUrl: z.string() })),
  artists: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      works: z.array(z.object({ picture: z.string(), changedAt: z.string() })),
    }),
  ),
});

export type ShareSummary = z.infer<typeof summarySchema>;
/** A share with the secret part of its link. */
export type MadeShare = z.infer<typeof madeSchema>;
export type ShareView = z.infer<typeof viewSchema>;
export type Artist = ShareView["artists"][number];
export type ArtistWorks = z.infer<typeof worksSchema>;

const refreshMs = 10_000;

/** Whether a share has ended by now. */
export const hasEnded = ({ endsAt }: Pick<ShareSummary, "endsAt">) => Date.parse(endsAt) <= Date.now();

/** The books that the teacher shares, newest first. */
export const useShares = () =>
  useQuery({
    queryKey: [listPath],
    queryFn: () => read(listPath, z.array(summarySchema)),
    staleTime: 0,
    refetchInterval: refreshMs,
  });

/** One share with all that came back; it is read again by itself while somebody looks. */
export const useShare = (id: string) =>
  useQuery({
    queryKey: [listPath, id],
    queryFn: () => read(sharePath(id), viewSchema),
    staleTime: 0,
    refetchInterval: refreshMs,
  });

/** A child's pages with their colours. */
export const readWorks = async (shareId: string, artistId: string): Promise<ArtistWorks> =>
  (await read(`/api/school/shares/${encodeURIComponent(shareId)}/artists/${artistId}`, worksSchema)) ?? [];

/** A child's pages with their colours; another moment of change is another answer. */
export const useWorks = (shareId: string, artist: Artist) => {
  const version = artist.works
    .map(({ changedAt }) => changedAt)
    .sort()
    .at(-1);
  return useQuery({
    queryKey: ["shared works", shareId, artist.id, version, artist.works.length],
    queryFn: () => readWorks(shareId, artist.id),
    placeholderData: (before: ArtistWorks | undefined) => before,
  });
};

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [listPath] });
}

/** What a teacher wants to share. */
export interface ShareOrder {
  book: string;
  classId: string;
  lastDay: string;
}

/** Shares a book; the answer has the link. */
export function useCreateShare() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ classId, ...order }: ShareOrder) =>
      send("POST", listPath, { ...order, classId: classId || null }, madeSchema),
    onSuccess: refresh,
  });
}

/** Ends a share now, or on another day. */
export function useChangeShare(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (change: { endsNow: true } | { lastDay: string }) =>
      send("PATCH", sharePath(id), change, summarySchema),
    onSuccess: refresh,
  });
}

/** A new link; the old one is over. */
export function useRenewLink(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => send("POST", `${sharePath(id)}/link`, undefined, madeSchema),
    // Awaited: what is shown of the share then is the new link.
    onSuccess: refresh,
  });
}

/** Deletes a share, one child's pages, or one page. */
export function useRemoveOfShare(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ artist, picture }: { artist?: string; picture?: string }) => {
      const ofArtist = artist ? `/artists/${artist}${picture ? `/works/${picture}` : ""}` : "";
      return call(`${sharePath(id)}${ofArtist}`, { method: "DELETE" });
    },
    onSuccess: refresh,
  });
}

const sheetCall = ({ id, token }: MadeShare, format: "pdf" | "svg") =>
  call(`${sharePath(id)}/sheet?format=${format}`, {
    method: "POST",
    body: { token, address: location.origin },
  });

/** The QR code of a share's link, as a picture. */
export const useShareCode = (made: MadeShare) =>
  useQuery({
    queryKey: [listPath, made.id, "code", made.token],
    queryFn: async () => (await sheetCall(made, "svg")).blob(),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Saves the sheet for the blackboard. */
export const useSaveSheet = () =>
  useMutation({
    mutationFn: async (made: MadeShare) => saveBlob(await (await sheetCall(made, "pdf")).blob(), sharingText.sheetFile),
  });
