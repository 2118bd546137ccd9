import {
  type ComponentProps,
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useState,
} from "react";
import { classNames } from "@/lib/class-names.ts";
import { useElementId } from "@/lib/use-element-id.ts";
import { commonText } from "@/text/common.ts";
import { IconButton } from "./button.tsx";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

/** What an input that somebody else draws is registered with (see `useZodForm`), and what is wrong with it. */
export interface RegisteredInput extends ComponentProps<"input"> {
  error?: string | undefined;
}

interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  look?: FieldLook | undefined;
  id: string;
  children: ReactNode;
}

/** `bare`: label and hint are heard and not seen, where the place says what the field is for. */
type FieldLook = "full" | "bare";

function FieldFrame({ label, hint, error, look = "full", id, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, styles[look])}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error && (
          <>
            <Icon name="warning" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}

const describedBy = (id: string, hint?: string, error?: string) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

interface Described {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/**
 * A labelled one-line input with its hint and its error; the rest goes to the input, also `register(...)`. A password can
 * be shown: who sees what they type mistypes less.
 */
export const TextField = forwardRef<HTMLInputElement, Described & InputHTMLAttributes<HTMLInputElement>>(
  function TextField({ label, hint, error, type, ...rest }, ref) {
    const id = useElementId();
    const [isShown, setShown] = useState(false);
    const isSecret = type === "password";
    const input = (
      <input
        id={id}
        ref={ref}
        type={isSecret && isShown ? "text" : type}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...rest}
      />
    );
    return (
      <FieldFrame label={label} hint={hint} error={error} id={id}>
        {isSecret ? (
          <div className={styles.secret}>
            {input}
            <IconButton
              icon="eye"
              label={commonText.reveal(label)}
              className={styles.reveal}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            />
          </div>
        ) : (
          input
        )}
      </FieldFrame>
    );
  },
);

/** The same for several lines. */
export const TextAreaField = forwardRef<
  HTMLTextAreaElement,
  Described & { look?: FieldLook } & TextareaHTMLAttributes<HTMLTextAreaElement>
>(function TextAreaField({ label, hint, error, look, ...input }, ref) {
  const id = useElementId();
  return (
    <FieldFrame label={label} hint={hint} error={error} look={look} id={id}>
      <textarea
        id={id}
        ref={ref}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...input}
      />
    </FieldFrame>
  );
});

/** One of many: the browser's own list, which every phone shows well. Its options are the children. */
export const SelectField = forwardRef<HTMLSelectElement, Described & SelectHTMLAttributes<HTMLSelectElement>>(
  function SelectField({ label, hint, error, ...select }, ref) {
    const id = useElementId();
    return (
      <FieldFrame label={label} hint={hint} error={error} id={id}>
        <select
          id={id}
          ref={ref}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          {...select}
        />
      </FieldFrame>
    );
  },
);
