import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read } from "@/lib/api-client.ts";

const schema = z.object({
  totalBooks: z.number(),
  activeUsers: z.number(),
  avgRating: z.nullable(z.number()),
});

/** What the pricing page shows in numbers. */
export const usePublicStats = () =>
  useQuery({ queryKey: ["/api/public/stats"], queryFn: () => read("/api/public/stats", schema) });
