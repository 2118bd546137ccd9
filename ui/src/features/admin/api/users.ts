import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { words } from "@/config/contract.ts";
import { call, send } from "@/lib/api-client.ts";
import { type ListPage, readListPage } from "./list-page.ts";

const path = "/api/admin/users";

const schema = z.object({
  id: z.string(),
  /** Empty for who signs in with a login name. */
  email: z.string(),
  loginName: z._default(z.string(), ""),
  firstName: z._default(z.string(), ""),
  lastName: z._default(z.string(), ""),
  role: z.enum(words.roles),
  isPremium: z.boolean(),
  plan: z._default(z.string(), "free"),
  isActive: z.boolean(),
  hasSecondFactor: z._default(z.boolean(), false),
  createdAt: z.string(),
});

/** An account as an admin sees it. */
export type ManagedUser = z.infer<typeof schema>;
export type Role = ManagedUser["role"];

/** What the person signs in with. */
export const loginOf = ({ email, loginName }: ManagedUser) => email || loginName;

/** One page of the accounts whose name or address contains `part`, newest first. */
export const useUsers = (part: string, page: number) =>
  useQuery({
    queryKey: [path, part, page],
    queryFn: () => readListPage(path, schema, page, { q: part }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

interface NewUser {
  email: string;
  /** The plain password; the specification gives this name to the field. */
  passwordHash: string;
  firstName: string;
  lastName: string;
  role: Role;
}

/** Makes an account for somebody. */
export function useCreateUser() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (user: NewUser) => send("POST", path, user, schema),
    onSuccess: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** What an admin changes of an account; what is absent stays. */
export interface AccountChange {
  isPremium?: boolean;
  isActive?: boolean;
  role?: Role;
  firstName?: string;
  lastName?: string;
  /** The plain new password; the specification gives this name to the field. */
  passwordHash?: string;
}

export interface UserChange {
  id: string;
  change: AccountChange;
}

/** Changes an account: seen at once, and taken back where the server refuses. */
export function useChangeUser() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: UserChange) => send("PATCH", `${path}/${encodeURIComponent(id)}`, change, schema),
    onMutate: async ({ id, change }) => {
      await queries.cancelQueries({ queryKey: [path] });
      const { passwordHash: _secret, ...seen } = change;
      const before = queries.getQueriesData<ListPage<ManagedUser>>({ queryKey: [path] });
      queries.setQueriesData<ListPage<ManagedUser>>({ queryKey: [path] }, (list) =>
        list
          ? { ...list, entries: list.entries.map((user) => (user.id === id ? { ...user, ...seen } : user)) }
          : undefined,
      );
      return { before };
    },
    onError: (_error, _change, context) => {
      for (const [key, list] of context?.before ?? []) queries.setQueryData(key, list);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** Deletes an account with everything that belongs to it. */
export function useDeleteUser() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(`${path}/${encodeURIComponent(id)}`, { method: "DELETE" }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** Lets the password alone be enough for somebody again. */
export function useResetSecondFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(`${path}/${encodeURIComponent(id)}/second-factor`, { method: "DELETE" }),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}
