import * as z from "zod/mini";
import { Choice } from "@/components/ui/choice.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FieldPair, Form, Submit } from "@/components/ui/form.tsx";
import { limits, words } from "@/config/contract.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { adminText } from "@/text/admin.ts";
import { useCreateCoupon } from "../api/coupons.ts";
import { calendarDay } from "../lib/calendar-day.ts";
import styles from "./panel.module.css";

const text = adminText.coupons.create;
const defaults = { validDays: 30, maxUses: 100 };

const schema = z
  .object({
    code: z.string().check(z.trim(), z.minLength(limits.coupon.code.min, text.codeTooShort)),
    discountType: z.enum(words.discountTypes),
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
  const form = useMutationForm(schema, fresh(new Date()), useCreateCoupon(), {
    success: { title: text.success },
    failure: adminText.tryLater,
    failureTitle: text.failure,
    onSuccess: onCreated,
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField
        label={text.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.coupon.code.max}
        hint={text.codeHint}
        {...form.field("code")}
      />
      <Choice
        legend={text.discountType}
        options={text.discountTypes}
        crayon="orange"
        field={form.field("discountType")}
      />
      <TextField
        label={text.discountValue}
        autoComplete="off"
        inputMode="decimal"
        hint={text.discountHint[form.watch("discountType")]}
        {...form.field("discountValue")}
      />
      <FieldPair>
        <TextField label={text.validFrom} type="date" {...form.field("validFrom")} />
        <TextField label={text.validUntil} type="date" {...form.field("validUntil")} />
      </FieldPair>
      <TextField
        label={text.maxUses}
        type="number"
        min={limits.coupon.uses.min}
        max={limits.coupon.uses.max}
        {...form.field("maxUses", { valueAsNumber: true })}
      />
      <Submit form={form} look="main" crayon="green" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
