import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { send } from "@/lib/api-client.ts";
import { startSession } from "@/lib/session.ts";

const schema = z.object({ token: z.string() });

type AccountChange = { firstName: string; lastName: string } | { password: string; currentPassword: string };

/** Changes the name or the password. The answer's token names the user anew; the session stays the same. */
export const useChangeAccount = () =>
  useMutation({
    mutationFn: async (change: AccountChange) => {
      const { token } = await send("PATCH", "/api/me", change, schema);
      return startSession(token);
    },
  });
