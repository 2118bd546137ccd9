import { type ReactNode, useState } from "react";
import type { SchoolClass } from "../api/classes.ts";
import type { IssuedCard } from "../api/issued-card.ts";
import { ClassList } from "./class-list.tsx";
import { ClassView } from "./class-view.tsx";
import { IssuedCards } from "./issued-cards.tsx";
import { RosterImport } from "./roster-import.tsx";

type Place = { at: "list" } | { at: "class"; id: string } | { at: "import" };

const list: Place = { at: "list" };

interface ClassPanelProps {
  viewer: "teacher" | "admin";
  /** What else can be done with a class that has children. */
  actionsFor?: (found: SchoolClass) => ReactNode;
}

/** Classes: the list, one class, or a class list on its way in. New passwords come before everything else. */
export function ClassPanel({ viewer, actionsFor }: ClassPanelProps) {
  const [place, setPlace] = useState<Place>(list);
  const [cards, setCards] = useState<readonly IssuedCard[]>();

  if (cards) return <IssuedCards cards={cards} onDone={() => setCards(undefined)} />;
  if (place.at === "class") {
    return (
      <ClassView
        id={place.id}
        viewer={viewer}
        actionsFor={actionsFor}
        onBack={() => setPlace(list)}
        onCards={setCards}
      />
    );
  }
  if (place.at === "import") {
    return (
      <RosterImport
        onBack={() => setPlace(list)}
        onCards={(made) => {
          setPlace(list);
          setCards(made);
        }}
      />
    );
  }
  return (
    <ClassList
      viewer={viewer}
      onCards={setCards}
      onOpen={(id) => setPlace({ at: "class", id })}
      {...(viewer === "admin" && { onImport: () => setPlace({ at: "import" }) })}
    />
  );
}
