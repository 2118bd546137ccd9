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
  days: z._default(z.array(z.object({ date: z.string(), pages: z.number(), books: z.number() })), []),
  /** Whether the configuration says under which address people reach the server. */
  publicAddress: z._default(z.boolean(), true),
  mail: z.optional(
    z.object({
      configured: z.boolean(),
      /** Mails wait because no address of this server is known that their links could lead to. */
      held: z._default(z.boolean(), false),
      waiting: z.number(),
      failed: z.number(),
    }),
  ),
});

/** What was made on one day; `date` is a calendar day of the server, for example "2026-11-20". */
export type DayFigures = z.infer<typeof schema>["days"][number];

/** The server in numbers, read anew whenever they are looked at. */
export const useStatistics = () =>
  useQuery({
    queryKey: ["/api/admin/statistics"],
    queryFn: () => read("/api/admin/statistics", schema),
    staleTime: 0,
  });
