import type { ReactNode } from "react";
import { Choice } from "@/components/ui/choice.tsx";
import type { RegisteredInput } from "@/components/ui/field.tsx";
import { words } from "@/config/contract.ts";
import { audienceText } from "@/text/audience.ts";

export type Audience = (typeof words.audiences)[number];

interface AudienceChoiceProps {
  legend: ReactNode;
  /** A sentence under the legend. */
  lead?: string;
  field: RegisteredInput;
}

/** For whom the installation is: each kind with a sentence of what follows. */
export function AudienceChoice(props: AudienceChoiceProps) {
  const { names, explanations } = audienceText;
  return <Choice options={names} explanations={explanations} order={words.audiences} crayon="violet" {...props} />;
}
