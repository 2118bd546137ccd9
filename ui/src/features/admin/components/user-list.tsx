import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Pager } from "@/components/ui/pager.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { formatDate, formatNumber } from "@/lib/format.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { useSettled } from "@/lib/use-settled.ts";
import { adminText } from "@/text/admin.ts";
import { loginOf, type ManagedUser, type UserChange, useChangeUser, useUsers } from "../api/users.ts";
import { Chip } from "./chip.tsx";
import styles from "./panel.module.css";
import { UserDialog } from "./user-dialog.tsx";
import { UserForm } from "./user-form.tsx";

const text = adminText.users;
const typingPauseMs = 300;

const planName = (plan: string) => text.plans[plan as keyof typeof text.plans] ?? plan;

function User({ user }: { user: ManagedUser }) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  if (!name) return <strong>{loginOf(user)}</strong>;
  return (
    <>
      <strong>{name}</strong>
      <br />
      <span className={styles.small}>{loginOf(user)}</span>
    </>
  );
}

const planColumn: Column<ManagedUser> = { name: text.columns.plan, cell: ({ plan }) => planName(plan) };

const premiumColumn = (change: (wish: UserChange) => void): Column<ManagedUser> => ({
  name: text.columns.premium,
  cell: (user) => (
    <Switch
      label={text.switchOf(text.columns.premium, loginOf(user))}
      checked={user.isPremium}
      onChange={(next) => change({ id: user.id, change: { isPremium: next } })}
    />
  ),
});

/** Plans are there where they are sold; elsewhere everybody has the same. */
const columns = (
  sells: boolean,
  change: (wish: UserChange) => void,
  edit: (user: ManagedUser) => void,
): Column<ManagedUser>[] => [
  { name: text.columns.user, cell: (user) => <User user={user} /> },
  {
    name: text.columns.role,
    cell: ({ role }) => <Chip tone={role === "user" ? undefined : "waiting"}>{text.roles[role]}</Chip>,
  },
  ...(sells ? [planColumn] : []),
  { name: text.columns.since, cell: ({ createdAt }) => formatDate(createdAt) },
  ...(sells ? [premiumColumn(change)] : []),
  {
    name: text.columns.active,
    cell: (user) => (
      <Switch
        label={text.switchOf(text.columns.active, loginOf(user))}
        checked={user.isActive}
        onChange={(next) => change({ id: user.id, change: { isActive: next } })}
      />
    ),
  },
  {
    name: text.edit.column,
    kind: "action",
    cell: (user) => (
      <Button aria-haspopup="dialog" aria-label={text.edit.openOf(loginOf(user))} onClick={() => edit(user)}>
        {text.edit.open}
      </Button>
    ),
  },
];

/** All accounts: to find, to make, to switch premium and active. */
export function UserList() {
  const [typed, setTyped] = useState("");
  const part = useSettled(typed.trim(), typingPauseMs);
  const [page, setPage] = useState(1);
  const [dialog, setDialog] = useState(false);
  const [edited, setEdited] = useState<ManagedUser>();
  const users = useUsers(part, page);
  const { sells } = useInstallation();
  const changing = useChangeUser();

  // What is sought anew begins on its first page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about the search, which it does not read
  useEffect(() => setPage(1), [part]);

  const change = (wish: UserChange) =>
    changing.mutate(wish, {
      onSuccess: () => showToast({ title: text.updated }),
      onError: (error) =>
        showToast({
          title: text.updateFailure,
          description: messageOf(error, adminText.tryLater),
          variant: "destructive",
        }),
    });

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{text.heading}</h2>
        <Button icon="plus" crayon="green" aria-haspopup="dialog" onClick={() => setDialog(true)}>
          {text.create.open}
        </Button>
      </div>
      <div className={styles.search}>
        <TextField
          label={text.search}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <Loaded query={users} loading={text.loading} failure={text.failure}>
        {({ entries, total, last }) => (
          <>
            <p className={styles.soft} role="status">
              {total === 0 ? (part ? text.notFound(part) : text.none) : text.count(formatNumber(total))}
            </p>
            {entries.length > 0 && (
              <DataTable caption={text.heading} columns={columns(sells, change, setEdited)} rows={entries} />
            )}
            {last > 1 && <Pager label={adminText.pages} page={page} last={last} onPage={setPage} />}
          </>
        )}
      </Loaded>
      <p className={styles.small}>{text.passwordHint}</p>
      <Dialog open={dialog} onOpenChange={setDialog} title={text.create.title} description={text.create.description}>
        <UserForm
          onCreated={() => {
            setDialog(false);
            // Who is sought meanwhile may be somebody else; the newest stands first.
            setTyped("");
            setPage(1);
          }}
        />
      </Dialog>
      {edited && <UserDialog user={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}
