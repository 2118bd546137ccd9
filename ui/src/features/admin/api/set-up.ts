import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { ApiError, send } from "@/lib/api-client.ts";
import { startSession } from "@/lib/session.ts";
import { adminText } from "@/text/admin.ts";

const schema = z.object({
  token: z.optional(z.string()),
});

interface FirstAdmin {
  /** Of the one-time link that the server prints at its first start. */
  token: string;
  /** For whom the installation is. */
  audience: "family" | "school" | "public";
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

async function setUp(admin: FirstAdmin) {
  const { token } = await send("POST", "/api/setup", admin, schema);
  const user = token ? startSession(token) : null;
  if (!user) throw new ApiError(adminText.login.noToken, { status: 200, fromServer: true });
  return user;
}

/** Creates the first administrator and signs them in. */
export const useSetUp = () => useMutation({ mutationFn: setUp });
