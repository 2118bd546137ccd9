import { useState } from "react";
import type { IssuedCard } from "../api/issued-card.ts";
import type { RosterOrder, RosterPlan } from "../api/roster.ts";
import { RosterForm } from "./roster-form.tsx";
import { RosterPreview } from "./roster-preview.tsx";

interface RosterImportProps {
  onBack: () => void;
  onCards: (cards: readonly IssuedCard[]) => void;
}

/** A class list on its way in: first the file, then what would come of it, then the cards. */
export function RosterImport({ onBack, onCards }: RosterImportProps) {
  const [checked, setChecked] = useState<{ order: RosterOrder; plan: RosterPlan }>();
  if (!checked) return <RosterForm onBack={onBack} onChecked={(order, plan) => setChecked({ order, plan })} />;
  return <RosterPreview {...checked} onOtherFile={() => setChecked(undefined)} onCards={onCards} />;
}
