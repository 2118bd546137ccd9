import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call, read } from "@/lib/api-client.ts";

const schema = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    userAgent: z._default(z.string(), ""),
    isCurrent: z._default(z.boolean(), false),
  }),
);

const key = (userId: string) => ["/api/me/sessions", userId];

/** The user's sessions, newest first. */
export const useSessions = (userId: string) =>
  useQuery({ queryKey: key(userId), queryFn: () => read("/api/me/sessions", schema), staleTime: 0 });

/** Ends one of them; the list is read again, also when that fails: it may have ended by itself. */
export function useRevokeSession(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await call(`/api/me/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key(userId) }),
  });
}
