import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call, read, send } from "@/lib/api-client.ts";

const bookSchema = z.object({
  title: z.string(),
  className: z.string(),
  endsAt: z.string(),
  isSignedIn: z.boolean(),
  pages: z.array(z.object({ id: z.string(), imageUrl: z.string() })),
  pupils: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** A coloured region as calls carry it: its place in hundredths of a millimetre. */
export const sentStrokeSchema = z.object({
  x: z.number(),
  y: z.number(),
  crayon: z.string(),
  texture: z.optional(z.string()),
});

export const worksSchema = z.array(
  z.object({ picture: z.string(), changedAt: z.string(), strokes: z.array(sentStrokeSchema) }),
);

const artistSchema = z.object({ id: z.string(), name: z.string(), key: z.string(), works: worksSchema });

export type SharedBook = z.infer<typeof bookSchema>;
export type SentStroke = z.infer<typeof sentStrokeSchema>;
export type JoinedArtist = z.infer<typeof artistSchema>;

const bookPath = (way: string) => `/api/shared/${encodeURIComponent(way)}`;

/** What a link leads to. */
export const useSharedBook = (way: string) =>
  useQuery({ queryKey: ["shared book", way], queryFn: () => read(bookPath(way), bookSchema), staleTime: 0 });

/** Begins to colour: under a name, as one of the class's list, or as who is signed in. */
export const joinSharedBook = (way: string, who: { name?: string; pupil?: string }) =>
  send("POST", `/api/shared/${encodeURIComponent(way)}/artists`, who, artistSchema);

interface Work {
  picture: string;
  strokes: readonly SentStroke[];
}

/** Sends what a page looks like now; also when the page is being left. */
export const sendWork = (way: string, artist: { id: string; key: string }, { picture, strokes }: Work) =>
  call(`/api/shared/${encodeURIComponent(way)}/works/${encodeURIComponent(picture)}`, {
    method: "PUT",
    body: { artist: artist.id, key: artist.key, strokes: strokes.length > 0 ? strokes : null },
    // Browsers take no more than this along when a page is left.
    keepalive: strokes.length < 500,
  });

const tasksSchema = z.array(z.object({ id: z.string(), title: z.string() }));

/** The books that are shared with the class of the pupil who is signed in. */
export const useClassTasks = (userId: string | null) =>
  useQuery({
    queryKey: ["/api/me/shares", userId],
    queryFn: () => read("/api/me/shares", tasksSchema),
    enabled: userId !== null,
    staleTime: 0,
  });
