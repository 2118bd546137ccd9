import { lazy } from "react";
import { LazyPart } from "@/components/ui/boundary.tsx";

const Toaster = lazy(() => import("@/components/ui/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

const keepStill = () => undefined;

/** Where toasts appear. It comes right after the page, which needs no message to be seen and used. */
export function Messages() {
  return (
    <LazyPart onFailure={keepStill}>
      <Toaster />
    </LazyPart>
  );
}
