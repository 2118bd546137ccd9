import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { send } from "@/lib/api-client.ts";

const answerSchema = z.object({ message: z.optional(z.string()) });

/** Asks for a mail with a reset link. The answer is the same for unknown addresses. */
export const useRequestPasswordReset = () =>
  useMutation({ mutationFn: (email: string) => send("POST", "/api/reset-password", { email }, answerSchema) });
