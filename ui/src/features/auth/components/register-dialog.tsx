import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import * as z from "zod/mini";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FieldPair, Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { routes } from "@/config/paths.ts";
import { startSession } from "@/lib/session.ts";
import { storageKeys, writeStored } from "@/lib/storage.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { authText } from "@/text/auth.ts";
import { useRegisterForToken } from "../api/register.ts";
import styles from "./auth-card.module.css";

const text = authText.dialog;
const labels = authText.register;
const redirectDelayMs = 1_500;

const schema = z.object({
  email: z.email(text.invalidEmail("name@beispiel.de")),
  password: z
    .string()
    .check(
      z.minLength(limits.password.min, text.passwordTooShort),
      z.maxLength(limits.password.max, labels.passwordTooLong),
    ),
  firstName: z.string().check(z.trim(), z.minLength(1, text.firstNameRequired)),
  lastName: z.string().check(z.trim(), z.minLength(1, text.lastNameRequired)),
});

const empty = { email: "", password: "", firstName: "", lastName: "" };

interface RegisterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A new account without leaving the pricing page; afterwards home. */
export default function RegisterDialog({ open, onOpenChange }: RegisterDialogProps) {
  const { productName } = useInstallation();
  const [, navigate] = useLocation();
  const [done, setDone] = useState(false);
  const form = useMutationForm(schema, empty, useRegisterForToken(), {
    success: labels.success(productName),
    failure: text.failure,
    failureTitle: text.failureTitle,
    onSuccess: (token) => {
      writeStored(storageKeys.dialogToken, token);
      startSession(token);
      onOpenChange(false);
      setDone(true);
    },
  });

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate(routes.home), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text.title} description={text.description}>
      <Form form={form} className={styles.form}>
        <TextField label={labels.email} type="email" autoComplete="email" {...form.field("email")} />
        <TextField
          label={labels.password}
          type="password"
          autoComplete="new-password"
          hint={labels.passwordHint}
          {...form.field("password")}
        />
        <FieldPair>
          <TextField label={labels.firstName} autoComplete="given-name" {...form.field("firstName")} />
          <TextField label={labels.lastName} autoComplete="family-name" {...form.field("lastName")} />
        </FieldPair>
        <Submit form={form} look="main" crayon="green" wide pending={labels.pending}>
          {labels.submit}
        </Submit>
      </Form>
    </Dialog>
  );
}
