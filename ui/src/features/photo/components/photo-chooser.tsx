import { type ChangeEvent, useEffect, useState } from "react";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { classNames } from "@/lib/class-names.ts";
import { photoText } from "@/text/photo.ts";
import { openPhoto, type Photo, type PhotoFault } from "../lib/photo-file.ts";
import { Advice } from "./advice.tsx";
import styles from "./photo-chooser.module.css";

const text = photoText.choose;
/** Not `image/*`: phones then convert their own formats to one of these. */
const accepted = "image/jpeg,image/png,image/webp,image/svg+xml";

interface FileButtonProps {
  label: string;
  icon: "plus" | "camera";
  className: string | undefined;
  /** Whether the camera opens instead of the files. */
  camera?: boolean;
  onFile: (file: File | undefined) => void;
}

/** The browser's own button for files, which its label shows. */
function FileButton({ label, icon, className, camera, onFile }: FileButtonProps) {
  return (
    <label className={classNames(button.button, button.orange, styles.pick, className)}>
      <input
        type="file"
        accept={accepted}
        {...(camera && { capture: "environment" as const })}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onFile(event.currentTarget.files?.[0]);
          // The same file once more is a choice, too.
          event.currentTarget.value = "";
        }}
      />
      <Icon name={icon} />
      <span>{label}</span>
    </label>
  );
}

/** Where a photo is chosen, taken, dropped or pasted, and what makes a good one. */
export function PhotoChooser({ onPhoto }: { onPhoto: (photo: Photo) => void }) {
  const [fault, setFault] = useState<PhotoFault | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [isOver, setOver] = useState(false);

  const open = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    setOpening(true);
    const opened = await openPhoto(file);
    setOpening(false);
    if (typeof opened === "string") setFault(opened);
    else onPhoto(opened);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` changes nothing but the state of this component
  useEffect(() => {
    const paste = (event: ClipboardEvent) => void open(event.clipboardData?.files[0]);
    // Beside the area a dropped photo would take the place of the app.
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      setOver(false);
      void open(event.dataTransfer.files[0]);
    };
    document.addEventListener("paste", paste);
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  }, []);

  return (
    <div className={styles.chooser}>
      <div className={classNames(styles.area, isOver && styles.hot)}>
        {isOpening ? (
          <Waiting label={text.opening} />
        ) : (
          <>
            <div className={styles.buttons}>
              <FileButton label={text.pick} icon="plus" className={button.main} onFile={open} />
              <FileButton label={text.take} icon="camera" className={styles.camera} camera onFile={open} />
            </div>
            <p>{isOver ? text.drop : text.orDrop}</p>
            <p className={styles.formats}>{text.formats}</p>
          </>
        )}
      </div>
      {fault && <Notice kind="error">{text[fault]}</Notice>}
      <Notice kind="hint" icon="lock">
        <p>
          <strong>{photoText.privacy.before}</strong> {photoText.privacy.text}
        </p>
      </Notice>
      <Advice />
    </div>
  );
}
