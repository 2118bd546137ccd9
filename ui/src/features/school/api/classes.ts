import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call, read, send } from "@/lib/api-client.ts";
import { cardsSchema, issuedCardSchema } from "./issued-card.ts";

const listPath = "/api/school/classes";
const classPath = (id: string) => `${listPath}/${encodeURIComponent(id)}`;
const adminPath = (id: string) => `/api/admin/classes/${encodeURIComponent(id)}`;

const summarySchema = z.object({
  id: z.string(),
  name: z.string(),
  teacher: z.nullable(z.object({ id: z.string(), name: z.string() })),
  pupilCount: z.number(),
  bookCount: z.number(),
  isOpen: z._default(z.boolean(), false),
});

const pupilSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  login: z.string(),
  isActive: z.boolean(),
});

const classSchema = z.extend(summarySchema, { pupils: z.array(pupilSchema) });

export type ClassSummary = z.infer<typeof summarySchema>;
export type Pupil = z.infer<typeof pupilSchema>;
export type SchoolClass = z.infer<typeof classSchema>;

/** Classes that the signed-in person may see: an admin all, a teacher their own. */
export const useClasses = () =>
  useQuery({ queryKey: [listPath], queryFn: () => read(listPath, z.array(summarySchema)), staleTime: 0 });

/** One class with its children. */
export const useClass = (id: string) =>
  useQuery({ queryKey: [listPath, id], queryFn: () => read(classPath(id), classSchema), staleTime: 0 });

/** The open class of a name, for everybody. */
export const useOpenClass = (name: string) =>
  useQuery({
    queryKey: ["open class", name],
    queryFn: () => read(`/api/public/classes/${encodeURIComponent(name)}`, z.object({ name: z.string() })),
  });

/** Gives a class an address that everybody may know, or takes it away. */
export function useSetOpen(id: string) {
  const refresh = useRefreshClasses();
  return useMutation({
    mutationFn: (isOpen: boolean) =>
      send("PUT", `/api/school/classes/${encodeURIComponent(id)}/address`, { isOpen }, classSchema),
    onSuccess: refresh,
  });
}

const teacherSchema = z.object({ id: z.string(), name: z.string() });

/** Who can be the teacher of a class; for admins. */
export const useTeachers = () =>
  useQuery({
    queryKey: ["/api/admin/teachers"],
    queryFn: () => read("/api/admin/teachers", z.array(teacherSchema)),
    staleTime: 0,
  });

/** Gives one child a new password. */
export const useResetPupil = (classId: string) =>
  useMutation({
    mutationFn: async (pupilId: string) => [
      await send(
        "POST",
        `${classPath(classId)}/pupils/${encodeURIComponent(pupilId)}/password`,
        undefined,
        issuedCardSchema,
      ),
    ],
  });

/** Makes the account of one child more in a class, and returns its card. */
export function useAddPupil(classId: string) {
  const refresh = useRefreshClasses();
  return useMutation({
    mutationFn: async (pupil: { firstName: string; lastName: string }) => [
      await send("POST", `${classPath(classId)}/pupils`, pupil, issuedCardSchema),
    ],
    onSuccess: refresh,
  });
}

/** Where a browser downloads everything that is kept of a child; the session's cookie lets it. */
export const pupilData = (classId: string, pupilId: string) =>
  `${classPath(classId)}/pupils/${encodeURIComponent(pupilId)}/export`;

/** Deletes a child's account with everything that belongs to it. */
export function useRemovePupil(classId: string) {
  const refresh = useRefreshClasses();
  return useMutation({
    mutationFn: async (pupilId: string) => {
      await call(`${classPath(classId)}/pupils/${encodeURIComponent(pupilId)}`, { method: "DELETE" });
    },
    onSettled: refresh,
  });
}

/** Gives all active children of a class new passwords. */
export const useResetClass = (classId: string) =>
  useMutation({
    mutationFn: async () => (await send("POST", `${classPath(classId)}/passwords`, undefined, cardsSchema)).cards,
  });

/** Lets every list of classes be read anew. */
export function useRefreshClasses() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [listPath] });
}

interface ClassChange {
  name: string;
  teacherId: string | null;
}

/** Changes a class's name and teacher. */
export function useChangeClass(id: string) {
  const refresh = useRefreshClasses();
  return useMutation({
    mutationFn: (change: ClassChange) => send("PATCH", adminPath(id), change, classSchema),
    onSuccess: refresh,
  });
}

/** Deletes a class with the accounts of its children; `name` as it was typed. */
export function useDeleteClass(id: string) {
  const refresh = useRefreshClasses();
  return useMutation({
    mutationFn: (name: string) => call(adminPath(id), { method: "DELETE", body: { name } }),
    onSuccess: refresh,
  });
}
