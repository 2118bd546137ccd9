import { useMutation } from "@tanstack/react-query";
import { ApiError, send } from "@/lib/api-client.ts";
import { startSession } from "@/lib/session.ts";
import { authText } from "@/text/auth.ts";
import { authAnswerSchema } from "./auth-answer.ts";

interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  registrationCode?: string;
}

async function register(registration: Registration) {
  const answer = await send("POST", "/api/register", { ...registration, subscriptionType: "free" }, authAnswerSchema);
  if (answer.success) return answer;
  const message = answer.message || authText.register.failure;
  throw new ApiError(message, { status: 200, fromServer: Boolean(answer.message) });
}

/** Creates an account and signs in with the token that the answer carries; null if it carries none. */
export const useRegister = () =>
  useMutation({
    mutationFn: async (registration: Registration) => {
      const { token } = await register(registration);
      return token ? startSession(token) : null;
    },
  });

/** Creates an account and returns its token without signing in; an answer without one is a failure. */
export const useRegisterForToken = () =>
  useMutation({
    mutationFn: async (registration: Registration) => {
      const { token } = await register(registration);
      if (!token) throw new ApiError(authText.dialog.noToken, { status: 200, fromServer: true });
      return token;
    },
  });
