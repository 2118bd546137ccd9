import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { ButtonLink } from "@/components/ui/button.tsx";
import { picturePageOf, routes } from "@/config/paths.ts";
import { generatedSchema } from "@/features/drawing/api/generate.ts";
import { appendPage } from "@/features/drawing/lib/page-store.ts";
import { Sample } from "@/features/photo/components/advice.tsx";
import { PhotoChooser } from "@/features/photo/components/photo-chooser.tsx";
import { PhotoEditor } from "@/features/photo/components/photo-editor.tsx";
import type { OnKept } from "@/features/photo/components/photo-result.tsx";
import type { Photo as OpenPhoto } from "@/features/photo/lib/photo-file.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { returnHereAfterSignIn } from "@/lib/sign-in-target.ts";
import { useWishPlan } from "@/lib/use-wish-plan.ts";
import { layoutText } from "@/text/layout.ts";
import { photoText as text } from "@/text/photo.ts";
import styles from "./page.module.css";

/** What a photo would become, for whose plan lacks it. */
function Locked() {
  return (
    <div className={styles.narrow}>
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <p>{text.wouldDo}</p>
      <Sample />
      <p>{text.locked}</p>
      <ButtonLink href={routes.pricing} look="main" crayon="green" icon="crown">
        {text.toPlans}
      </ButtonLink>
    </div>
  );
}

/** The photo that is open. It leaves the memory when another one comes, and with the screen. */
function OwnPhoto() {
  const [photo, setPhoto] = useState<OpenPhoto | null>(null);
  const [, navigate] = useLocation();
  useEffect(() => () => photo?.bitmap?.close(), [photo]);

  const keep: OnKept = (kept, prompt, { age, orientation }) => {
    const picture = generatedSchema.parse(kept);
    appendPage({ prompt, picture, options: { age, orientation, source: "photo" } });
    navigate(picturePageOf(picture.imageUrl) ?? routes.home);
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{text.title}</h1>
          {!photo && <p>{text.lead}</p>}
        </div>
        <ButtonLink href={routes.home} icon="left">
          {text.back}
        </ButtonLink>
      </div>
      {photo ? (
        <PhotoEditor photo={photo} onAnother={() => setPhoto(null)} onKept={keep} />
      ) : (
        <PhotoChooser onPhoto={setPhoto} />
      )}
    </div>
  );
}

/** /foto */
export default function Photo() {
  usePageHead({ title: text.title, noIndex: true });
  const user = useCurrentUser();
  const isOpen = useWishPlan()("premium");
  if (user) return isOpen ? <OwnPhoto /> : <Locked />;
  return (
    <div className={styles.centred}>
      <h1>{text.title}</h1>
      <p>{text.signIn}</p>
      <ButtonLink href={routes.login} look="main" icon="person" onClick={returnHereAfterSignIn}>
        {layoutText.signIn}
      </ButtonLink>
    </div>
  );
}
