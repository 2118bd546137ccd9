import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { formatNumber, formatShortDate } from "@/lib/format.ts";
import { adminText } from "@/text/admin.ts";
import { type Coupon, useCoupons, useDeactivateCoupon } from "../api/coupons.ts";
import { type CouponState, couponState } from "../lib/coupon-state.ts";
import { Chip } from "./chip.tsx";
import { CouponForm } from "./coupon-form.tsx";
import styles from "./panel.module.css";

const text = adminText.coupons;
const tones = {
  active: "good",
  future: "waiting",
  expired: undefined,
  exhausted: undefined,
  inactive: "bad",
} as const satisfies Record<CouponState, string | undefined>;

interface DeactivateProps {
  coupon: Coupon;
  disabled: boolean;
  onAsk: (coupon: Coupon) => void;
}

function Deactivate({ coupon, disabled, onAsk }: DeactivateProps) {
  if (!coupon.isActive) return null;
  return (
    <Button crayon="red" aria-label={text.deactivateOf(coupon.code)} disabled={disabled} onClick={() => onAsk(coupon)}>
      {text.deactivate}
    </Button>
  );
}

const columns = (isPending: boolean, onAsk: (coupon: Coupon) => void): Column<Coupon>[] => [
  { name: text.columns.code, cell: ({ code }) => <strong>{code}</strong> },
  {
    name: text.columns.discount,
    cell: ({ discountType, discountValue }) => text.discount[discountType](discountValue),
  },
  {
    name: text.columns.validity,
    cell: ({ validFrom, validUntil }) => text.validity(formatShortDate(validFrom), formatShortDate(validUntil)),
  },
  {
    name: text.columns.uses,
    cell: ({ currentUses, maxUses }) => text.uses(formatNumber(currentUses), formatNumber(maxUses)),
  },
  {
    name: text.columns.state,
    cell: (coupon) => {
      const state = couponState(coupon, new Date());
      return <Chip tone={tones[state]}>{text.states[state]}</Chip>;
    },
  },
  {
    name: text.columns.action,
    kind: "action",
    cell: (coupon) => <Deactivate coupon={coupon} disabled={isPending} onAsk={onAsk} />,
  },
];

/** All coupons with how often they were used; new ones are made here, and old ones deactivated. */
export function CouponList() {
  const [creating, setCreating] = useState(false);
  const [asked, setAsked] = useState<Coupon>();
  const coupons = useCoupons();
  const deactivation = useDeactivateCoupon();

  const deactivate = (id: string) =>
    deactivation.mutate(id, {
      onSuccess: () => showToast({ title: text.deactivated }),
      onError: (error) =>
        showToast({
          title: text.deactivateFailure,
          description: messageOf(error, adminText.tryLater),
          variant: "destructive",
        }),
    });

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{text.heading}</h2>
        <Button icon="plus" crayon="green" aria-haspopup="dialog" onClick={() => setCreating(true)}>
          {text.create.open}
        </Button>
      </div>
      <Loaded query={coupons} loading={text.loading} failure={text.failure}>
        {(list) =>
          list.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <DataTable caption={text.heading} columns={columns(deactivation.isPending, setAsked)} rows={list} />
          )
        }
      </Loaded>
      <Dialog open={creating} onOpenChange={setCreating} title={text.create.title}>
        <CouponForm onCreated={() => setCreating(false)} />
      </Dialog>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={text.confirm.title}
          description={text.confirm.description(asked.code)}
          action={text.confirm.action}
          onConfirm={() => deactivate(asked.id)}
        />
      )}
    </div>
  );
}
