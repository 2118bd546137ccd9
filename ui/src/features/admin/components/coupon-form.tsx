import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Choice } from "@/components/ui/choice.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits } from "@/config/limits.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { adminText } from "@/text/admin.ts";
import { useCreateCoupon } from "../api/coupons.ts";
import { calendarDay } from "../lib/calendar-day.ts";
import styles from "./panel.module.css";

const text = adminText.coupons.create;
const defaults = { validDays: 30, maxUses: 100 };

const schema = z
  .object({
    code: z.string().check(z.trim(), z.minLength(limits.coupon.code.min, text.codeTooShort)),
    discountType: z.enum(["percentage", "fixed"]),
    discountValue: z.string().check(z.trim(), z.minLength(1, text.discountMissing)),
    validFrom: z.string().check(z.minLength(1, text.dateMissing)),
    validUntil: z.string().check(z.minLength(1, text.dateMissing)),
    maxUses: z.int(text.usesMissing).check(z.minimum(limits.coupon.uses.min, text.usesMissing)),
  })
  .check(
    // Days as "2026-11-20" are ordered like their letters.
    z.refine(({ validFrom, validUntil }) => !validUntil || validFrom <= validUntil, {
      path: ["validUntil"],
      message: text.periodReversed,
    }),
  );

type Values = z.infer<typeof schema>;

const fresh = (today: Date): Values => ({
  code: "",
  discountType: "percentage",
  discountValue: "",
  validFrom: calendarDay(today),
  validUntil: calendarDay(today, defaults.validDays),
  maxUses: defaults.maxUses,
});

/** A new coupon. */
export function CouponForm({ onCreated }: { onCreated: () => void }) {
  const create = useCreateCoupon();
  const form = useZodForm(schema, fresh(new Date()));
  const { errors } = form.formState;

  const submit = form.handleSubmit((coupon) =>
    create.mutate(coupon, {
      onSuccess: () => {
        showToast({ title: text.success });
        onCreated();
      },
      onError: (error) => {
        showServerError(form, error, adminText.tryLater);
        showToast({ title: text.failure, variant: "destructive" });
      },
    }),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.coupon.code.max}
        hint={text.codeHint}
        error={errors.code?.message}
        {...form.register("code")}
      />
      <Choice
        legend={text.discountType}
        options={text.discountTypes}
        crayon="orange"
        field={form.register("discountType")}
      />
      <TextField
        label={text.discountValue}
        autoComplete="off"
        inputMode="decimal"
        hint={text.discountHint[form.watch("discountType")]}
        error={errors.discountValue?.message}
        {...form.register("discountValue")}
      />
      <div className={styles.pair}>
        <TextField
          label={text.validFrom}
          type="date"
          error={errors.validFrom?.message}
          {...form.register("validFrom")}
        />
        <TextField
          label={text.validUntil}
          type="date"
          error={errors.validUntil?.message}
          {...form.register("validUntil")}
        />
      </div>
      <TextField
        label={text.maxUses}
        type="number"
        min={limits.coupon.uses.min}
        max={limits.coupon.uses.max}
        error={errors.maxUses?.message}
        {...form.register("maxUses", { valueAsNumber: true })}
      />
      <FormFailure errors={errors} />
      <Button type="submit" look="main" crayon="green" wide disabled={create.isPending}>
        {create.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
