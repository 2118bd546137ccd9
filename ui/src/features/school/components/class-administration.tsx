import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { schoolText } from "@/text/school.ts";
import type { SchoolClass } from "../api/classes.ts";
import { ClassForm } from "./class-form.tsx";
import { DeleteClassForm } from "./delete-class-form.tsx";

const text = schoolText;

interface ClassAdministrationProps {
  found: SchoolClass;
  onRemoved: () => void;
}

/** What only admins do with a class: another name or teacher, and its end. */
export function ClassAdministration({ found, onRemoved }: ClassAdministrationProps) {
  const [open, setOpen] = useState<"change" | "remove">();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button icon="pencil" crayon="blue" aria-haspopup="dialog" onClick={() => setOpen("change")}>
        {text.view.change}
      </Button>
      <Button crayon="red" aria-haspopup="dialog" onClick={() => setOpen("remove")}>
        {text.view.remove}
      </Button>
      <Dialog open={open === "change"} onOpenChange={(next) => !next && close()} title={text.change.title(found.name)}>
        <ClassForm found={found} onSaved={close} />
      </Dialog>
      <Dialog
        open={open === "remove"}
        onOpenChange={(next) => !next && close()}
        title={text.remove.title(found.name)}
        description={text.remove.description(found.pupilCount, found.bookCount)}
      >
        <DeleteClassForm found={found} onRemoved={onRemoved} />
      </Dialog>
    </>
  );
}
