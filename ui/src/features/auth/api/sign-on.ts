import { ApiError, call } from "@/lib/api-client.ts";
import { endSession, startSession } from "@/lib/session.ts";
import { signOnText } from "@/text/sign-on.ts";
import { authAnswerSchema } from "./auth-answer.ts";

/** Where the browser is led to the service. */
export const signOnAddress = "/api/sign-on/start";

/** Takes over the session whose cookie the browser came back with: stores its token and returns its user. */
export async function takeOverSession() {
  // Whoever was signed in here before is not who came back.
  endSession();
  const response = await call("/api/sign-on/session");
  const { token } = authAnswerSchema.parse(await response.json());
  const user = token ? startSession(token) : null;
  if (!user) throw new ApiError(signOnText.arrivalFailure, { status: 200 });
  return user;
}
