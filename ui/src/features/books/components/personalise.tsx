import { Link, useLocation } from "wouter";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { Check } from "@/components/ui/check.tsx";
import { SelectField } from "@/components/ui/field.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { words } from "@/config/contract.ts";
import { routes } from "@/config/paths.ts";
import { classNames } from "@/lib/class-names.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { homeText } from "@/text/home.ts";
import { useStoryService } from "../api/story-service.ts";
import { type LessonKind, lessonKindSchema } from "../lib/print-options.ts";
import styles from "./personalise.module.css";

export interface Extras {
  lesson: LessonKind | null;
  withStory: boolean;
  /** The service tells it and not the server itself. */
  byService?: boolean;
}

/** Who tells the story, where there is somebody else to. */
function StoryTeller({ extras, onChange }: { extras: Extras; onChange: (next: Partial<Extras>) => void }) {
  const service = useStoryService().data;
  if (!service) return null;
  return (
    <>
      <Check
        label={text.story.byService(service)}
        field={{
          checked: extras.byService ?? false,
          onChange: (event) => onChange({ byService: event.currentTarget.checked }),
        }}
      />
      <p>{text.story.sent(service)}</p>
    </>
  );
}

interface PersonaliseProps {
  isPremium: boolean;
  extras: Extras;
  onChange: (extras: Extras) => void;
}

const text = homeText.personalise;
const lessonIcons = { math: "maths", letters: "letters", numbers: "numbers", mixed: "idea" } as const;

interface SingleKindProps {
  lesson: LessonKind | null;
  onChange: (lesson: LessonKind | null) => void;
}

const kindGroups = [
  { label: text.lessons.groups.arithmetic, kinds: words.arithmeticExercises },
  { label: text.lessons.groups.language, kinds: words.languageExercises },
  { label: text.lessons.groups.seeing, kinds: words.seeingExercises },
] as const;

/** One kind of exercise for all pages, by subject. */
function SingleKind({ lesson, onChange }: SingleKindProps) {
  const { single, anyKind, singleKinds } = text.lessons;
  return (
    <SelectField
      label={single}
      value={lesson && lesson in singleKinds ? lesson : ""}
      onChange={(event) => onChange(lessonKindSchema.safeParse(event.target.value).data ?? null)}
    >
      <option value="">{anyKind}</option>
      {kindGroups.map(({ label, kinds }) => (
        <optgroup key={label} label={label}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {singleKinds[kind]}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** Learning tasks, a story, and what premium is. Without premium the first two say how to get it. */
export function Personalise({ isPremium, extras, onChange }: PersonaliseProps) {
  const [, navigate] = useLocation();
  const { isSettled, sells } = useInstallation();

  const change = (next: Partial<Extras>) => {
    if (isPremium) {
      onChange({ ...extras, ...next });
      return;
    }
    const { title, description, action, unsold } = text.refused;
    if (sells) showToast({ title, description, action: { label: action, onClick: () => navigate(routes.pricing) } });
    else showToast(unsold);
  };

  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <h3>{text.lessons.title}</h3>
        <p>{text.lessons.text}</p>
        <div className={styles.toggles}>
          {words.lessonBooks.map((kind) => (
            <Button
              key={kind}
              crayon="blue"
              icon={lessonIcons[kind]}
              className={classNames(extras.lesson === kind && styles.chosen)}
              aria-pressed={extras.lesson === kind}
              onClick={() => change({ lesson: extras.lesson === kind ? null : kind })}
            >
              {text.lessons.kinds[kind]}
            </Button>
          ))}
        </div>
        <SingleKind lesson={extras.lesson} onChange={(lesson) => change({ lesson })} />
      </section>
      <section className={styles.card}>
        <h3>{text.story.title}</h3>
        <p>{text.story.text}</p>
        <div className={styles.toggles}>
          <Button
            crayon="violet"
            icon={extras.withStory ? "check" : "story"}
            className={classNames(extras.withStory && styles.chosen)}
            aria-pressed={extras.withStory}
            onClick={() => change({ withStory: !extras.withStory })}
          >
            {text.story.want}
          </Button>
        </div>
        {extras.withStory && <StoryTeller extras={extras} onChange={change} />}
      </section>
      {isSettled && sells && (
        <section className={styles.card}>
          <h3 className={styles.premium}>
            <Icon name="crown" />
            {text.premium.title}
          </h3>
          <p>{isPremium ? text.premium.owned : text.premium.text}</p>
          <ul className={styles.benefits}>
            {text.premium.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" />
                {benefit === text.premium.ownPictures ? <Link href={routes.photo}>{benefit}</Link> : benefit}
              </li>
            ))}
          </ul>
          {!isPremium && <ButtonLink href={routes.pricing}>{text.premium.action}</ButtonLink>}
        </section>
      )}
    </div>
  );
}
