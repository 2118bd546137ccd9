import * as z from "zod/mini";

/** What login and registration answer; the token carries the user. */
export const authAnswerSchema = z.object({
  success: z.optional(z.boolean()),
  token: z.optional(z.string()),
  message: z.optional(z.string()),
});
