import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read } from "@/lib/api-client.ts";

const list = z.array(z.object({ id: z.string(), name: z.string() }));
const schema = z.object({ places: list, weathers: list });

/** The places and weathers that a page can be wished at. */
export const usePlaces = () => useQuery({ queryKey: ["/api/places"], queryFn: () => read("/api/places", schema) });

/** What a place looks like. */
export const placePicture = (id: string) => `/api/places/${encodeURIComponent(id)}`;
