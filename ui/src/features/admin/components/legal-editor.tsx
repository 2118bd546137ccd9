import { lazy, useState } from "react";
import { Link } from "wouter";
import { LazyPart } from "@/components/ui/boundary.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Group } from "@/components/ui/choice.tsx";
import { CleanHtml } from "@/components/ui/clean-html.tsx";
import { TextAreaField } from "@/components/ui/field.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { routes } from "@/config/paths.ts";
import { formatMoment } from "@/lib/format.ts";
import { useSettled } from "@/lib/use-settled.ts";
import { adminText } from "@/text/admin.ts";
import {
  type EditableText,
  type LegalType,
  useEditableTexts,
  useLegalPreview,
  useSaveLegalText,
} from "../api/legal-texts.ts";
import { dropDraft, keepDraft, useDrafts } from "../lib/legal-drafts.ts";
import styles from "./legal-editor.module.css";
import panel from "./panel.module.css";

const text = adminText.legal;
const types = Object.keys(text.kinds) as LegalType[];
const typingPauseMs = 400;
const modes = ["visual", "html"] as const;
const RichText = lazy(() => import("./rich-text.tsx"));

function Preview({ type, content }: { type: LegalType; content: string }) {
  const preview = useLegalPreview(type, useSettled(content, typingPauseMs));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls here, and keys can only scroll what has the focus
    <section className={styles.preview} aria-labelledby="vorschau" tabIndex={0}>
      <h3 id="vorschau">{text.preview.heading}</h3>
      {content.trim() === "" && <p className={panel.small}>{text.preview.empty}</p>}
      <Loaded query={preview} loading={text.preview.loading} failure={text.preview.failure}>
        {(shown) => <CleanHtml html={shown.content} />}
      </Loaded>
    </section>
  );
}

interface ConflictProps {
  /** What the other admin has saved, as clean HTML. */
  theirs: string;
  onLoad: () => void;
  onKeep: () => void;
}

/** Two have edited the same text: who is second decides, with both texts in view. */
function Conflict({ theirs, onLoad, onKeep }: ConflictProps) {
  return (
    <Notice kind="error">
      <p>{text.conflict.message}</p>
      <details>
        <summary>{text.conflict.theirs}</summary>
        <CleanHtml html={theirs} />
      </details>
      <div className={styles.actions}>
        <Button crayon="blue" onClick={onLoad}>
          {text.conflict.load}
        </Button>
        <Button crayon="orange" onClick={onKeep}>
          {text.conflict.keep}
        </Button>
      </div>
    </Notice>
  );
}

interface VisualProps {
  type: LegalType;
  /** What it begins with; another one begins anew with another `key`. */
  content: string;
  readOnly: boolean;
  onChange: (html: string) => void;
}

/** The text as it will look, to be edited there; only what the server has cleaned is shown. */
function Visual({ type, content, ...field }: VisualProps) {
  const [first] = useState(content);
  const preview = useLegalPreview(type, first);
  return (
    <Loaded query={preview} loading={text.visual.loading} failure={text.visual.failure}>
      {(shown) => (
        <LazyPart>
          <RichText cleanHtml={shown.content} label={text.visual.label} {...field} />
        </LazyPart>
      )}
    </Loaded>
  );
}

interface EditorProps {
  type: LegalType;
  saved: EditableText;
}

/** One text: what is typed is a draft until it is saved. */
function Editor({ type, saved }: EditorProps) {
  const draft = useDrafts()[type];
  const [mode, setMode] = useState<"html" | "visual">("html");
  // How often the text was exchanged from outside of the field.
  const [round, setRound] = useState(0);
  const save = useSaveLegalText();
  const content = draft?.content ?? saved.content;
  const version = draft?.version ?? saved.version;
  const isStale = draft !== undefined && draft.version !== saved.version;

  const edit = (next: string) => {
    if (next === saved.content && version === saved.version) dropDraft(type);
    else keepDraft(type, { content: next, version });
  };
  const discard = () => {
    dropDraft(type);
    setRound(round + 1);
  };
  const replace = (next: string) => {
    edit(next);
    setRound(round + 1);
  };

  return (
    <>
      {isStale && (
        <Conflict
          theirs={saved.content}
          onLoad={discard}
          onKeep={() => keepDraft(type, { content, version: saved.version })}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.editor}>
          <Group legend={text.modes.label}>
            {modes.map((one) => (
              <Button key={one} crayon="violet" aria-pressed={mode === one} onClick={() => setMode(one)}>
                {text.modes[one]}
              </Button>
            ))}
          </Group>
          {mode === "html" ? (
            <TextAreaField
              label={text.content}
              hint={text.hint}
              rows={18}
              value={content}
              readOnly={save.isPending}
              onChange={(event) => edit(event.currentTarget.value)}
            />
          ) : (
            <Visual key={round} type={type} content={content} readOnly={save.isPending} onChange={edit} />
          )}
          <div className={styles.actions}>
            <Button
              look="main"
              crayon="green"
              icon="check"
              disabled={save.isPending || isStale || (!draft && saved.version > 0)}
              onClick={() => save.mutate({ type, content, version })}
            >
              {save.isPending ? text.saving : text.save}
            </Button>
            {draft && (
              <Button crayon="red" icon="undo" onClick={discard}>
                {text.discard}
              </Button>
            )}
            {content.trim() === "" && saved.template !== "" && (
              <Button crayon="blue" onClick={() => replace(saved.template)}>
                {text.template}
              </Button>
            )}
          </div>
          <p className={panel.small}>
            {saved.updatedAt ? text.savedAt(formatMoment(saved.updatedAt)) : text.neverSaved}{" "}
            <Link href={routes[type]}>{text.page}</Link>
          </p>
        </div>
        <Preview type={type} content={content} />
      </div>
    </>
  );
}

/** The four legal texts: choose one, edit it, see what it becomes. */
export function LegalEditor() {
  const [type, setType] = useState<LegalType>("terms");
  const texts = useEditableTexts();
  const drafts = useDrafts();
  return (
    <div className={panel.panel}>
      <h2>{text.heading}</h2>
      <Group legend={text.choose}>
        {types.map((each) => (
          <Button key={each} crayon="yellow" aria-pressed={each === type} onClick={() => setType(each)}>
            {drafts[each] ? text.unsaved(text.kinds[each]) : text.kinds[each]}
          </Button>
        ))}
      </Group>
      <Loaded query={texts} loading={text.loading} failure={text.failure}>
        {(all) => <Editor key={type} type={type} saved={all[type]} />}
      </Loaded>
    </div>
  );
}
