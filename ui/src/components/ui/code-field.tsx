import { forwardRef, useEffect } from "react";
import { secondFactorText } from "@/text/second-factor.ts";
import { type RegisteredInput, TextField } from "./field.tsx";

const text = secondFactorText.login;

/** Where the code of the second step is typed; takes the focus when it appears. Its `name` is its own on the page. */
export const CodeField = forwardRef<HTMLInputElement, Omit<RegisteredInput, "ref"> & { name: string }>(
  ({ name, ...field }, ref) => {
    useEffect(() => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus(), [name]);
    return (
      <TextField
        {...field}
        ref={ref}
        name={name}
        label={text.code}
        hint={text.hint}
        type="text"
        autoComplete="one-time-code"
      />
    );
  },
);
