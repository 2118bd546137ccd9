import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits } from "@/config/limits.ts";
import { routes } from "@/config/paths.ts";
import { startSession } from "@/lib/session.ts";
import { storageKeys, writeStored } from "@/lib/storage.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { useInstallation } from "@/lib/use-installation.ts";
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

interface RegisterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A new account without leaving the pricing page; afterwards home. */
export default function RegisterDialog({ open, onOpenChange }: RegisterDialogProps) {
  const { productName } = useInstallation();
  const register = useRegisterForToken();
  const [, navigate] = useLocation();
  const [done, setDone] = useState(false);
  const form = useZodForm(schema, { email: "", password: "", firstName: "", lastName: "" });
  const { errors } = form.formState;

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate(routes.home), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const submit = form.handleSubmit((account) =>
    register.mutate(account, {
      onSuccess: (token) => {
        writeStored(storageKeys.dialogToken, token);
        startSession(token);
        showToast(labels.success(productName));
        onOpenChange(false);
        setDone(true);
      },
      onError: (error) => {
        showServerError(form, error, text.failure);
        showToast({ title: text.failureTitle, variant: "destructive" });
      },
    }),
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text.title} description={text.description}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={labels.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register("email")}
        />
        <TextField
          label={labels.password}
          type="password"
          autoComplete="new-password"
          hint={labels.passwordHint}
          error={errors.password?.message}
          {...form.register("password")}
        />
        <div className={styles.pair}>
          <TextField
            label={labels.firstName}
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...form.register("firstName")}
          />
          <TextField
            label={labels.lastName}
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...form.register("lastName")}
          />
        </div>
        <FormFailure errors={errors} />
        <Button type="submit" look="main" crayon="green" wide disabled={register.isPending}>
          {register.isPending ? labels.pending : labels.submit}
        </Button>
      </form>
    </Dialog>
  );
}
