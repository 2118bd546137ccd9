import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { homeText } from "@/text/home.ts";
import type { GeneratedPicture } from "../api/generate.ts";
import { isLettering } from "../lib/drawn-words.ts";
import { quoted } from "../lib/quoted.ts";
import styles from "./recognised.module.css";

interface RecognisedProps {
  picture: GeneratedPicture;
  onSuggestion: (word: string) => void;
}

const text = homeText.recognised;

/** What was understood of the words: the drawn things as coloured tags, the unknown ones with what to try instead. */
export function Recognised({ picture, onSuggestion }: RecognisedProps) {
  const { scene, motifs, unknown, suggestions, notice } = picture;
  const known = scene ? [...motifs, scene.charAt(0).toLocaleUpperCase("de") + scene.slice(1)] : motifs;
  return (
    <div className={styles.recognised}>
      {known.length > 0 && (
        <ul className={styles.tags} aria-label={text.drawn}>
          {known.map((word) => (
            <li key={word}>
              <Icon name="check" />
              {word}
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && !isLettering(picture) && <p className={styles.unknown}>{text.unknown(quoted(unknown))}</p>}
      {unknown.length > 0 && suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <span>{text.suggestions}</span>
          {suggestions.map((word) => (
            <Button key={word} crayon="green" aria-label={text.use(word)} onClick={() => onSuggestion(word)}>
              {word}
            </Button>
          ))}
        </div>
      )}
      {notice && <p className={styles.unknown}>{notice}</p>}
    </div>
  );
}
