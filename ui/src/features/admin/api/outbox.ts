import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call, send } from "@/lib/api-client.ts";
import { readListPage } from "./list-page.ts";

const path = "/api/admin/outbox";
const moment = z.optional(z.nullable(z.string()));

const schema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
  sentAt: moment,
  nextTryAt: moment,
  error: z.optional(z.nullable(z.string())),
});

/** A mail that was sent, waits, or could not be sent: then it has neither `sentAt` nor `nextTryAt`. */
export type OutboxMail = z.infer<typeof schema>;

/** One page of the mails, newest first. */
export const useOutbox = (page: number) =>
  useQuery({
    queryKey: [path, page],
    queryFn: () => readListPage(path, schema, page),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

const testSchema = z.object({ message: z.string() });

/** Sends a mail to the administrator and waits for what the mail server says. */
export const useTestMail = () =>
  useMutation({ mutationFn: () => send("POST", "/api/admin/mail/test", {}, testSchema) });

/** Tries to send a mail again at once. */
export function useRetryMail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await call(`${path}/${encodeURIComponent(id)}/retry`, { method: "POST" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}
