import { useId } from "react";
import { Group } from "@/components/ui/choice.tsx";
import { inBase } from "@/config/base.ts";
import { classNames } from "@/lib/class-names.ts";
import { wishesText as text } from "@/text/wishes.ts";
import { placePicture } from "../api/places.ts";
import styles from "./place-choice.module.css";

interface PlaceChoiceProps {
  places: readonly { id: string; name: string }[];
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** Where the page is, from a list with pictures. */
export function PlaceChoice({ places, value, onChange }: PlaceChoiceProps) {
  const group = useId();
  const tile = (id: string | undefined, name: string) => (
    <label key={id ?? ""} className={classNames(styles.tile, value === id && styles.chosen)}>
      <input type="radio" name={group} checked={value === id} onChange={() => onChange(id)} />
      {id ? (
        <img src={inBase(placePicture(id))} alt="" loading="lazy" width={140} height={99} />
      ) : (
        <span className={styles.none} />
      )}
      <span className={styles.name}>{name}</span>
    </label>
  );
  return (
    <Group legend={text.place}>
      <div className={styles.tiles}>
        {tile(undefined, text.asSaid)}
        {places.map(({ id, name }) => tile(id, name))}
      </div>
    </Group>
  );
}
