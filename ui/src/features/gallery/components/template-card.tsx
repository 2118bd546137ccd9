import { useState } from "react";
import { ButtonLink } from "@/components/ui/button.tsx";
import { inBase } from "@/config/base.ts";
import { homeWithTemplate, preview } from "@/config/paths.ts";
import { galleryText as text } from "@/text/gallery.ts";
import type { Template } from "../lib/templates.ts";
import styles from "./template-card.module.css";

/** A built-in book; an image that cannot be loaded is hidden. */
export function TemplateCard({ template }: { template: Template }) {
  const [broken, setBroken] = useState(false);
  const { id, title, description, image, tags } = template;
  return (
    <li className={styles.card}>
      {!broken && (
        <img className={styles.picture} src={inBase(image)} alt="" loading="lazy" onError={() => setBroken(true)} />
      )}
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{description}</p>
        <ul className={styles.tags} aria-label={text.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ButtonLink href={preview(id)} icon="eye" crayon="blue" label={text.previewOf(title)}>
            {text.preview}
          </ButtonLink>
          <ButtonLink href={homeWithTemplate(id)} icon="pencil" label={text.createFrom(title)}>
            {text.create}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
