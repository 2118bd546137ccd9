import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { send } from "@/lib/api-client.ts";

const answerSchema = z.nullable(z.object({ message: z.optional(z.string()) }));

interface NewPassword {
  token: string;
  password: string;
}

/** Sets a new password with the token of a mailed link. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: ({ token, password }: NewPassword) =>
      send("POST", `/api/reset-password/${encodeURIComponent(token)}`, { password }, answerSchema),
  });
