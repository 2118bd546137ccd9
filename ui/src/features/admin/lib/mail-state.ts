import type { OutboxMail } from "../api/outbox.ts";

/** Where a mail is: sent, still to be sent, or given up. */
export function mailState({ sentAt, nextTryAt, error }: OutboxMail): "sent" | "waiting" | "failed" {
  if (sentAt) return "sent";
  // Older answers tell no next try; then only the error says that it went wrong.
  if (nextTryAt === undefined) return error ? "failed" : "waiting";
  return nextTryAt === null ? "failed" : "waiting";
}
