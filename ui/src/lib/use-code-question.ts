import { useState } from "react";
import { ApiError } from "./api-client.ts";

interface Filled {
  email: string;
  password: string;
  code: string;
}

/** A form to sign in asks for the code of the second step once the server has: the password was right then. */
export function useCodeQuestion() {
  const [wantsCode, setWantsCode] = useState(false);
  return {
    wantsCode,
    request: ({ email, password, code }: Filled) => ({ email, password, ...(code && { code }) }),
    isSaidElsewhere: (error: Error) => {
      const isQuestion = error instanceof ApiError && error.code === "second_factor_needed" && !wantsCode;
      if (isQuestion) setWantsCode(true);
      return isQuestion;
    },
  };
}
