import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import clean from "@/components/ui/clean-html.module.css";
import { TextField } from "@/components/ui/field.tsx";
import { classNames } from "@/lib/class-names.ts";
import { adminText } from "@/text/admin.ts";
import styles from "./legal-editor.module.css";

const text = adminText.legal.visual;

/** What the buttons do, by the browser's own commands for text that is edited in place. */
const commands = {
  heading: ["formatBlock", "h2"],
  subheading: ["formatBlock", "h3"],
  paragraph: ["formatBlock", "p"],
  bold: ["bold", undefined],
  italic: ["italic", undefined],
  list: ["insertUnorderedList", undefined],
  numbers: ["insertOrderedList", undefined],
  unlink: ["unlink", undefined],
  undo: ["undo", undefined],
} as const;
const names = Object.keys(commands) as (keyof typeof commands)[];

/** Where a link may lead; the server removes all others. */
const isAddress = (address: string) => /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/.test(address);

/** The paragraphs and headings of a text that a selection touches, in order. Those of lists stay what they are. */
function blocksIn(area: Element, selection: Range): Element[] {
  const blocks = [...area.querySelectorAll("p, h2, h3, div")].filter(
    (block) => selection.intersectsNode(block) && !block.closest("li") && !block.querySelector("p, h2, h3, div, li"),
  );
  // A selection of whole lines ends before the first letter of the next one.
  const last = blocks.at(-1);
  if (last?.contains(selection.endContainer) && blocks.length > 1) {
    const reached = document.createRange();
    reached.setStart(last, 0);
    reached.setEnd(selection.endContainer, selection.endOffset);
    if (reached.toString() === "" && last.textContent !== "") blocks.pop();
  }
  return blocks;
}

/** Makes each of them such a block. A browser that is asked for all at once puts their words into a single one. */
function formatBlocks(blocks: readonly Element[], kind: string): void {
  const selection = getSelection();
  for (const block of blocks) {
    selection?.selectAllChildren(block);
    document.execCommand("formatBlock", false, kind);
  }
}

interface RichTextProps {
  /** What it begins with: HTML that the server has cleaned, and nothing else. */
  cleanHtml: string;
  label: string;
  readOnly: boolean;
  onChange: (html: string) => void;
}

/** A text that is edited as it will look. What it says is cleaned by the server like HTML that was typed. */
export default function RichText({ cleanHtml, label, readOnly, onChange }: RichTextProps) {
  const area = useRef<HTMLDivElement>(null);
  // Written once: what is typed afterwards is the browser's.
  const [html] = useState(cleanHtml);
  const selected = useRef<Range | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  useEffect(() => {
    // Enter begins a paragraph in every browser.
    document.execCommand?.("defaultParagraphSeparator", false, "p");
  }, []);

  const tell = () => onChange(area.current?.innerHTML ?? "");
  const run = (command: string, value?: string) => {
    const selection = getSelection();
    const range = command === "formatBlock" && selection?.rangeCount ? selection.getRangeAt(0) : null;
    const blocks = area.current && range ? blocksIn(area.current, range) : [];
    area.current?.focus();
    if (blocks.length > 1) formatBlocks(blocks, value ?? "p");
    else document.execCommand(command, false, value);
    tell();
  };
  const askForLink = () => {
    const selection = getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
    selected.current = range && area.current?.contains(range.commonAncestorContainer) ? range : null;
    setLink("https://");
  };
  const setAddress = (event: FormEvent) => {
    event.preventDefault();
    if (!isAddress(link ?? "")) return setWrong(true);
    area.current?.focus();
    const selection = getSelection();
    selection?.removeAllRanges();
    if (selected.current) selection?.addRange(selected.current);
    run("createLink", link ?? "");
    setLink(null);
  };
  const paste = (event: ClipboardEvent) => {
    // What other programs bring along of looks is not wanted here.
    event.preventDefault();
    document.execCommand("insertText", false, event.clipboardData?.getData("text/plain") ?? "");
  };

  return (
    <>
      <div className={styles.actions} role="toolbar" aria-label={text.toolbar}>
        {names.map((name) => (
          <Button
            key={name}
            look="quiet"
            crayon="blue"
            disabled={readOnly}
            // The selection stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(...(commands[name] as [string, string | undefined]))}
          >
            {text.commands[name]}
          </Button>
        ))}
        <Button look="quiet" crayon="blue" disabled={readOnly} aria-expanded={link !== null} onClick={askForLink}>
          {text.link}
        </Button>
      </div>
      {link !== null && (
        <form className={styles.actions} onSubmit={setAddress} noValidate>
          <TextField
            label={text.address}
            value={link}
            error={isWrong ? text.addressInvalid : undefined}
            onChange={(event) => {
              setLink(event.currentTarget.value);
              setWrong(false);
            }}
          />
          <Button type="submit">{text.setLink}</Button>
          <Button look="quiet" onClick={() => setLink(null)}>
            {text.noLink}
          </Button>
        </form>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no input shows a text as it will look */}
      <div
        ref={area}
        className={classNames(styles.preview, clean.text)}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        contentEditable={!readOnly}
        onInput={tell}
        onPaste={paste}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server parses and rebuilds these texts from an allowlist
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
