import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read } from "@/lib/api-client.ts";

const schema = z.object({
  totalUsers: z.number(),
  activeUsers: z.number(),
  premiumUsers: z.number(),
  totalBooks: z.number(),
  recentUsers: z._default(z.array(z.object({ id: z.string(), email: z.string(), createdAt: z.string() })), []),
  recentBooks: z._default(z.array(z.object({ id: z.string(), title: z.string(), createdAt: z.string() })), []),
});

/** The server in numbers. */
export const useStatistics = () =>
  useQuery({ queryKey: ["/api/admin/statistics"], queryFn: () => read("/api/admin/statistics", schema) });
