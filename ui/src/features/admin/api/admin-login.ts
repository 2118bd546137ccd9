import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { ApiError, send } from "@/lib/api-client.ts";
import { startSession } from "@/lib/session.ts";
import { adminText } from "@/text/admin.ts";

const schema = z.object({
  success: z.optional(z.boolean()),
  token: z.optional(z.string()),
  message: z.optional(z.string()),
});

interface Credentials {
  email: string;
  password: string;
  /** Of the second step, where one is asked for. */
  code?: string;
}

async function adminLogin(credentials: Credentials) {
  const { token } = await send("POST", "/api/admin/login", credentials, schema);
  const user = token ? startSession(token) : null;
  if (!user) throw new ApiError(adminText.login.noToken, { status: 200, fromServer: true });
  return user;
}

/** Signs an administrator in. */
export const useAdminLogin = () => useMutation({ mutationFn: adminLogin });
