import { useState } from "react";
import { Link } from "wouter";
import { Button, IconButton } from "@/components/ui/button.tsx";
import { inBase } from "@/config/base.ts";
import { picturePageOf } from "@/config/paths.ts";
import { albumText } from "@/text/album.ts";
import type { AlbumPicture, Folder } from "../api/album.ts";
import styles from "./album.module.css";

const text = albumText.picture;
const noFolder = "";

interface PictureCardProps {
  picture: AlbumPicture;
  folders: readonly Folder[];
  /** Whether it is a page of the book that is being made. */
  isPage: boolean;
  onUse: () => void;
  onChange: (change: { isFavourite: boolean } | { folder: string | null }) => void;
  onRemove: () => void;
}

/** A kept picture, and what can be done with it. */
export function PictureCard({ picture, folders, isPage, onUse, onChange, onRemove }: PictureCardProps) {
  const { prompt, imageUrl, isFavourite, folder } = picture;
  const [isBroken, setBroken] = useState(false);
  return (
    <li className={styles.card}>
      <Link href={picturePageOf(imageUrl) ?? imageUrl} className={styles.sheet} aria-label={text.open(prompt)}>
        {isBroken ? (
          <span>{text.broken}</span>
        ) : (
          <img src={inBase(imageUrl)} alt="" loading="lazy" onError={() => setBroken(true)} />
        )}
      </Link>
      <p className={styles.prompt}>{prompt}</p>
      <div className={styles.actions}>
        <IconButton
          icon="star"
          label={text.favourite(prompt)}
          aria-pressed={isFavourite}
          className={styles.star}
          onClick={() => onChange({ isFavourite: !isFavourite })}
        />
        <Button
          icon={isPage ? "check" : "plus"}
          crayon="green"
          disabled={isPage}
          aria-label={isPage ? text.onBench : text.toBenchOf(prompt)}
          onClick={onUse}
        >
          {isPage ? text.onBench : text.toBench}
        </Button>
        <IconButton icon="bin" crayon="red" label={text.remove(prompt)} onClick={onRemove} />
      </div>
      {folders.length > 0 && (
        <select
          className={styles.folder}
          aria-label={text.folder(prompt)}
          value={folder ?? noFolder}
          onChange={(event) => onChange({ folder: event.currentTarget.value || null })}
        >
          <option value={noFolder}>{text.noFolder}</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
