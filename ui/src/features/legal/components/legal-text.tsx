import { CleanHtml } from "@/components/ui/clean-html.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { legalText } from "@/text/legal.ts";
import { type LegalKind, useLegalTexts } from "../api/legal-texts.ts";

/** One legal text in each of its states. */
export function LegalText({ kind }: { kind: LegalKind }) {
  const texts = useLegalTexts();
  const words = legalText[kind];
  if (texts.isPending) return <Waiting label={legalText.loading} />;
  // Nothing came, or nothing that can be read.
  if (!texts.data) return <Notice kind="error">{words.failure}</Notice>;
  const html = texts.data[kind];
  if (html.trim() === "") return <Notice kind="hint">{words.empty}</Notice>;
  return <CleanHtml html={html} />;
}
