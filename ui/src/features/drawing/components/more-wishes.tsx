import type { ReactNode } from "react";
import { Link } from "wouter";
import { Check } from "@/components/ui/check.tsx";
import { SelectField, TextField } from "@/components/ui/field.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { limits, words } from "@/config/contract.ts";
import { routes } from "@/config/paths.ts";
import type { PageWishes } from "@/lib/storage.ts";
import { useWishPlan } from "@/lib/use-wish-plan.ts";
import { wishesText as text } from "@/text/wishes.ts";
import { useEngines } from "../api/engines.ts";
import { usePlaces } from "../api/places.ts";
import { LockedWishes } from "./locked-wishes.tsx";
import styles from "./more-wishes.module.css";
import { PlaceChoice } from "./place-choice.tsx";

/** The wishes that go with a plan. */
export type MoreWishes = Omit<PageWishes, "age" | "orientation">;

interface PartProps {
  title: string;
  plan: "basic" | "premium";
  planName: string;
  children: ReactNode;
}

/** Wishes of one plan: who does not have it sees what there would be, in the place of the fields. */
function Part({ title, plan, planName, children }: PartProps) {
  const isOpen = useWishPlan()(plan);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      {isOpen ? (
        <div className={styles.fields}>{children}</div>
      ) : (
        <>
          <p className={styles.locked}>
            {text.locked(planName)} <Link href={routes.pricing}>{text.toPlans}</Link>
          </p>
          <LockedWishes plan={plan} planName={planName} />
        </>
      )}
    </fieldset>
  );
}

interface PickProps<Value extends string> {
  label: string;
  hint?: string;
  none?: string;
  options: Readonly<Record<Value, string>>;
  value: Value | undefined;
  onPick: (value: Value | undefined) => void;
}

/** One of a list, or none of it. */
function Pick<Value extends string>({ label, hint, none = text.asSaid, options, value, onPick }: PickProps<Value>) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value ?? ""}
      onChange={(event) => onPick((event.currentTarget.value || undefined) as Value | undefined)}
    >
      <option value="">{none}</option>
      {Object.entries<string>(options).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

const { usual: usualLine, ...otherLines } = text.lines;
const { scene: usualStyle, ...otherStyles } = text.styles;
const counts = Object.fromEntries(Array.from({ length: limits.figures.max }, (_one, i) => [`${i + 1}`, `${i + 1}`]));
const named = (places: readonly { id: string; name: string }[]) =>
  Object.fromEntries(places.map(({ id, name }) => [id, name]));

interface MoreWishesProps {
  value: MoreWishes;
  onChange: (value: MoreWishes) => void;
}

/** All that can be wished of a page besides for whom it is and how it lies, by the plan that has it. */
export default function MoreWishesFields({ value, onChange }: MoreWishesProps) {
  const places = usePlaces();
  const set = <Name extends keyof MoreWishes>(name: Name, wish: MoreWishes[Name] | undefined) => {
    const { [name]: _before, ...rest } = value;
    onChange(wish === undefined || wish === false ? rest : { ...rest, [name]: wish });
  };
  const flag = (name: "frame" | "glasses") => ({
    checked: value[name] ?? false,
    onChange: (event: { currentTarget: { checked: boolean } }) => set(name, event.currentTarget.checked),
  });
  const engines = useEngines().data ?? [];
  return (
    <div className={styles.wishes}>
      {engines.length > 0 && (
        <Pick
          label={text.engine}
          hint={text.engineHint}
          none={text.builtin}
          options={Object.fromEntries(engines.map(({ name, label, waiting }) => [name, text.queue(label, waiting)]))}
          value={value.engine}
          onPick={(engine) => set("engine", engine)}
        />
      )}
      {places.isError && <Notice kind="error">{text.failed}</Notice>}
      <Part title={text.basic} plan="basic" planName="Basic">
        <Pick
          label={text.weather}
          options={named(places.data?.weathers ?? [])}
          value={value.weather}
          onPick={(weather) => set("weather", weather)}
        />
        <Pick
          label={text.line}
          none={usualLine}
          options={otherLines}
          value={value.line === "usual" ? undefined : value.line}
          onPick={(line) => set("line", line)}
        />
        <Pick
          label={text.detail}
          none={text.detailAuto}
          options={text.details}
          value={value.detail}
          onPick={(detail) => set("detail", detail)}
        />
        <TextField
          label={text.seed}
          hint={text.seedHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={value.seed ?? ""}
          onChange={(event) => {
            const digits = event.currentTarget.value.replaceAll(/\D/g, "");
            set("seed", digits ? Number(digits) : undefined);
          }}
        />
        <Check label={text.frame} field={flag("frame")} />
      </Part>
      <Part title={text.premium} plan="premium" planName="Premium">
        <Pick
          label={text.style}
          none={usualStyle}
          options={otherStyles}
          value={value.style === "scene" ? undefined : value.style}
          onPick={(style) => set("style", style)}
        />
        <TextField
          label={text.name}
          hint={text.nameHint}
          autoComplete="off"
          maxLength={limits.lettering.max}
          value={value.name ?? ""}
          onChange={(event) => set("name", event.currentTarget.value || undefined)}
        />
        <Pick
          label={text.figures}
          hint={text.figuresHint}
          options={counts}
          value={value.figures === undefined ? undefined : `${value.figures}`}
          onPick={(count) => set("figures", count === undefined ? undefined : Number(count))}
        />
        <Pick
          label={text.figureSize}
          options={text.figureSizes}
          value={value.figureSize}
          onPick={(size) =>
            set(
              "figureSize",
              words.figureSizes.find((one) => one === size),
            )
          }
        />
        <Pick
          label={text.hair}
          hint={text.looksHint}
          options={text.hairs}
          value={value.hair}
          onPick={(hair) => set("hair", hair)}
        />
        <Pick
          label={text.outfit}
          options={text.outfits}
          value={value.outfit}
          onPick={(outfit) => set("outfit", outfit)}
        />
        <Check label={text.glasses} field={flag("glasses")} />
        <div className={styles.whole}>
          <PlaceChoice
            places={places.data?.places ?? []}
            value={value.place}
            onChange={(place) => set("place", place)}
          />
        </div>
      </Part>
    </div>
  );
}
