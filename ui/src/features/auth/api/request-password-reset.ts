import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { send } from "@/lib/api-client.ts";

const answerSchema = z.object({
  /** What happens now, as a German sentence. */
  message: z.optional(z.string()),
  /** Whether the server sends mails at all. */
  mailed: z.optional(z.boolean()),
});

type Answer = z.infer<typeof answerSchema>;

/** Whether a mail may be spoken of: a server without mail says in its sentence whom to ask instead. */
export const isMailed = ({ message, mailed }: Answer) => mailed ?? !message;

/** Asks for a mail with a reset link. The answer is the same for unknown addresses. */
export const useRequestPasswordReset = () =>
  useMutation({ mutationFn: (email: string) => send("POST", "/api/reset-password", { email }, answerSchema) });
