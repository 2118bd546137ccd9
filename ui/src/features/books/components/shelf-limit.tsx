import { Link } from "wouter";
import { routes } from "@/config/paths.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { editorText } from "@/text/book-editor.ts";
import { useAllowance } from "../api/edit-book.ts";

const text = editorText.shelf;

/** How many books one has made of those that the plan allows, and what helps when that is all of them. */
export function ShelfLimit({ userId }: { userId: string }) {
  const { sells } = useInstallation();
  const allowance = useAllowance(userId).data;
  if (!allowance || allowance.most === null) return null;
  const { used, most, period } = allowance;
  return (
    <p>
      {text[period](used, most)}
      {used >= most && ` ${text.counted}`}
      {used >= most && sells && (
        <>
          {" "}
          <Link href={routes.pricing}>{text.more}</Link>
        </>
      )}
    </p>
  );
}
