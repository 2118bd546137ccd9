import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { Notice } from "@/components/ui/notice.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { signOnText } from "@/text/sign-on.ts";
import { takeOverSession } from "../api/sign-on.ts";

/** Back from the service, signed in: takes the session over, and says when that is done. */
export function SignOnArrival({ onDone }: { onDone: () => void }) {
  const { mutate, isError } = useMutation({ mutationFn: takeOverSession, onSuccess: onDone });
  useEffect(() => mutate(), [mutate]);
  if (!isError) return <Waiting label={signOnText.arriving} />;
  return (
    <Notice kind="error">
      <p>{signOnText.arrivalFailure}</p>
    </Notice>
  );
}
