import { useMutation } from "@tanstack/react-query";
import { ApiError, send } from "@/lib/api-client.ts";
import { startSession } from "@/lib/session.ts";
import { authText } from "@/text/auth.ts";
import { authAnswerSchema } from "./auth-answer.ts";

interface Credentials {
  email: string;
  password: string;
  /** Of the second step, where one is asked for. */
  code?: string;
}

async function login(credentials: Credentials) {
  const answer = await send("POST", "/api/login", credentials, authAnswerSchema);
  const user = answer.success && answer.token ? startSession(answer.token) : null;
  if (!user) {
    throw new ApiError(answer.message || authText.login.failure, { status: 200, fromServer: Boolean(answer.message) });
  }
  return user;
}

/** Signs in: stores the token and returns its user. Succeeds only with a success flag and a readable token. */
export const useLogin = () => useMutation({ mutationFn: login });
