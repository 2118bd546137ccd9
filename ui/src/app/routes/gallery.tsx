import { TemplateCard } from "@/features/gallery/components/template-card.tsx";
import { templates } from "@/features/gallery/lib/templates.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { galleryText as text } from "@/text/gallery.ts";
import styles from "./gallery.module.css";

/** /galerie and /gallery */
export default function Gallery() {
  usePageHead({ title: text.title });
  return (
    <div className={styles.gallery}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <ul className={styles.grid}>
        {templates.map((template) => (
          <TemplateCard key={template.id} template={template} />
        ))}
      </ul>
    </div>
  );
}
