import { useReadAloud } from "@/lib/read-aloud.ts";
import { commonText } from "@/text/common.ts";
import { Button } from "./button.tsx";

interface ReadAloudButtonProps {
  /** What is read. */
  text: string;
  label?: string;
}

/** Starts and stops reading aloud; nothing where the browser cannot. */
export function ReadAloudButton({ text, label = commonText.readAloud }: ReadAloudButtonProps) {
  const readAloud = useReadAloud();
  if (readAloud.state === "unsupported") return null;
  const speaking = readAloud.state === "speaking";
  return (
    <Button crayon="violet" icon={speaking ? "stop" : "speaker"} onClick={() => readAloud.toggle(text)}>
      {speaking ? commonText.stopReading : label}
    </Button>
  );
}
