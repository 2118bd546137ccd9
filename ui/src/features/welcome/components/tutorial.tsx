import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { storageKeys, writeStored } from "@/lib/storage.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { tutorialText as text } from "@/text/tutorial.ts";
import { Scene } from "./scene.tsx";
import styles from "./tutorial.module.css";

const scenes = ["print", "describe", "draw", "print"] as const;

/** Four steps, for who is new and for who asks. Finishing or closing it counts as seen. */
export default function Tutorial() {
  const [step, setStep] = useState(0);
  const [open, setOpen] = useState(true);
  const steps = text.steps(useInstallation().productName);
  const last = steps.length - 1;
  const shown = steps[step];

  const finish = () => {
    writeStored(storageKeys.tutorialSeen, "true");
    setOpen(false);
  };

  if (!shown) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || finish()}
      title={shown.title}
      description={shown.text}
      closeLabel={text.close}
    >
      <div className={styles.scene} data-coloured="true">
        <Scene name={scenes[step] ?? "draw"} />
      </div>
      <div className={styles.controls}>
        <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
          {text.back}
        </Button>
        <div className={styles.steps} role="img" aria-label={text.step(step + 1, steps.length)}>
          {steps.map(({ title }, index) => (
            <span key={title} data-done={index <= step} />
          ))}
        </div>
        <Button crayon="green" onClick={() => (step === last ? finish() : setStep(step + 1))}>
          {step === last ? text.done : text.next}
        </Button>
      </div>
    </Dialog>
  );
}
