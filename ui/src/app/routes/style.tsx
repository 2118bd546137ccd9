import { useState } from "react";
import { useLocation } from "wouter";
import { Accordion } from "@/components/ui/accordion.tsx";
import { LazyPart, PageBoundary } from "@/components/ui/boundary.tsx";
import { Button, ButtonLink, type Crayon, IconButton } from "@/components/ui/button.tsx";
import { Check } from "@/components/ui/check.tsx";
import { Choice } from "@/components/ui/choice.tsx";
import { CleanHtml } from "@/components/ui/clean-html.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextAreaField, TextField } from "@/components/ui/field.tsx";
import { Icon, iconNames } from "@/components/ui/icon.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Pager } from "@/components/ui/pager.tsx";
import { ReadAloudButton } from "@/components/ui/read-aloud-button.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { Tabs } from "@/components/ui/tabs.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { Tooltip, TooltipProvider } from "@/components/ui/tooltip.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { routes } from "@/config/paths.ts";
import { usePageHead } from "@/lib/page-head.ts";
import styles from "./style.module.css";

const crayons: readonly Crayon[] = ["red", "orange", "yellow", "green", "blue", "violet"];
const surfaces = ["paper", "sheet", "ink", "ink-soft", "line-soft", "page", "page-ink"];
const spaces = [1, 2, 3, 4, 5, 6, 7, 8];
const looks = ["main", "line", "quiet"] as const;
const lines = [
  { id: "1", name: "Katze", pages: "3" },
  { id: "2", name: "Dinosaurier", pages: "12" },
];

function Swatch({ name }: { name: string }) {
  return (
    <li>
      <span className={styles.swatch} style={{ background: `var(--${name})` }} />
      <code>--{name}</code>
    </li>
  );
}

function Tokens() {
  return (
    <section>
      <h2>Farben</h2>
      <ul className={styles.swatches}>
        {surfaces.map((name) => (
          <Swatch key={name} name={name} />
        ))}
        {crayons.map((name) => (
          <Swatch key={name} name={name} />
        ))}
        {crayons.map((name) => (
          <Swatch key={name} name={`${name}-pale`} />
        ))}
      </ul>
      <h2>Schrift</h2>
      <h1>Überschrift 1</h1>
      <h2>Überschrift 2</h2>
      <h3>Überschrift 3</h3>
      <p>Fließtext: Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.</p>
      <h2>Abstände</h2>
      <ul className={styles.spaces}>
        {spaces.map((space) => (
          <li key={space}>
            <span style={{ width: `var(--space-${space})` }} />
            <code>--space-{space}</code>
          </li>
        ))}
      </ul>
      <h2>Umriss</h2>
      <p className={styles.card}>Eine Karte, von Hand umrandet.</p>
    </section>
  );
}

function Buttons() {
  return (
    <section>
      <h2>Knöpfe</h2>
      {looks.map((look) => (
        <div key={look} className={styles.row}>
          {crayons.map((crayon) => (
            <Button key={crayon} look={look} crayon={crayon} icon="pencil">
              {crayon}
            </Button>
          ))}
          <Button look={look} disabled>
            gesperrt
          </Button>
          <Button look={look} aria-pressed>
            gedrückt
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <ButtonLink href={routes.style} icon="right" iconAt="end">
          Ein Link
        </ButtonLink>
        <ReadAloudButton text="Das wird vorgelesen." />
        <IconButton icon="close" label="Schließen" crayon="red" />
        <IconButton icon="left" label="Zurück" disabled />
        <TooltipProvider>
          <Tooltip text="Ein Hinweis">
            <Button>Mit Hinweis</Button>
          </Tooltip>
        </TooltipProvider>
      </div>
      <h2>Zeichen</h2>
      <ul className={styles.row}>
        {iconNames.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name} size="large" />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fields() {
  const [isOn, setOn] = useState(true);
  const [choice, setChoice] = useState("a");
  return (
    <section>
      <h2>Felder</h2>
      <TextField label="Leer" placeholder="Beispiel" hint="Ein Hinweis dazu" />
      <TextField label="Mit Fehler" defaultValue="niemand" error="Ungültige E-Mail-Adresse" />
      <TextField label="Gesperrt" defaultValue="Nicht zu ändern" disabled />
      <TextAreaField label="Mehrere Zeilen" rows={3} />
      <Choice
        legend={`Auswahl: ${choice}`}
        options={{ a: "Eins", b: "Zwei", c: "Drei" }}
        crayon="violet"
        field={{ name: "stil-auswahl", onChange: (event) => setChoice(event.currentTarget.value) }}
      />
      <Choice
        legend="Auswahl mit Fehler"
        options={{ a: "Eins", b: "Zwei" }}
        crayon="blue"
        field={{ name: "stil-auswahl-fehler", error: "Bitte wählen Sie etwas aus." }}
      />
      <Check label="Kästchen" field={{ defaultChecked: true }} />
      <Check label="Leeres Kästchen" field={{}} />
      <Check label="Gesperrtes Kästchen" field={{ disabled: true }} />
      <Check label="Kästchen mit Fehler" field={{ error: "Bitte stimmen Sie zu." }} />
      <div className={styles.row}>
        <Switch label="Schalter" checked={isOn} onChange={setOn} />
        <Switch label="Anderer Schalter" checked={!isOn} onChange={(next) => setOn(!next)} />
        <Switch label="Gesperrter Schalter" checked disabled onChange={() => undefined} />
      </div>
    </section>
  );
}

/** What cannot be shown. */
function Broken(): never {
  throw new Error("the style page asked for it");
}

function Messages() {
  const [dialog, setDialog] = useState(false);
  const [question, setQuestion] = useState(false);
  const [menu, setMenu] = useState(false);
  const [broken, setBroken] = useState<"none" | "part" | "page">("none");
  return (
    <section>
      <h2>Meldungen</h2>
      <Notice kind="hint">Ein Hinweis, der bleibt.</Notice>
      <Notice kind="error">Ein Fehler, der bleibt: was geschehen ist, was zu tun ist.</Notice>
      <div className={styles.row}>
        <Button onClick={() => showToast({ title: "Gespeichert", description: "Alles ist gut." })}>Nachricht</Button>
        <Button onClick={() => showToast({ title: "Fehler", description: "Bitte erneut.", variant: "destructive" })}>
          Fehlernachricht
        </Button>
        <Button onClick={() => setDialog(true)}>Dialog</Button>
        <Button
          onClick={() => showToast({ title: "Mit Knopf", action: { label: "Zeigen", onClick: () => undefined } })}
        >
          Nachricht mit Knopf
        </Button>
        <Button onClick={() => setQuestion(true)}>Rückfrage</Button>
        <Button onClick={() => setMenu(true)}>Seitliches Menü</Button>
        <Button onClick={() => setBroken("part")}>Fehlender Teil</Button>
        <Button onClick={() => setBroken("page")}>Fehlende Seite</Button>
      </div>
      <LazyPart>{broken === "part" && <Broken />}</LazyPart>
      <PageBoundary address={broken}>{broken === "page" && <Broken />}</PageBoundary>
      <Dialog open={menu} onOpenChange={setMenu} title="Menü" place="side">
        <p>Schiebt sich von rechts herein.</p>
      </Dialog>
      <Dialog open={dialog} onOpenChange={setDialog} title="Ein Dialog" description="Mit einem Satz dazu.">
        <TextField label="Feld" />
      </Dialog>
      <ConfirmDialog
        open={question}
        onOpenChange={setQuestion}
        title="Wirklich?"
        description="Das lässt sich nicht rückgängig machen."
        action="Ja, wirklich"
        onConfirm={() => undefined}
      />
      <Waiting label="Wird geladen …" />
    </section>
  );
}

function Lists() {
  const [page, setPage] = useState(1);
  return (
    <section>
      <h2>Listen</h2>
      <DataTable
        caption="Beispiele"
        columns={[
          { name: "Motiv", cell: ({ name }) => <strong>{name}</strong> },
          { name: "Seiten", cell: ({ pages }) => pages },
          { name: "Aktion", kind: "action", cell: () => <Button>Ansehen</Button> },
        ]}
        rows={lines}
      />
      <Pager label="Seiten" page={page} last={3} onPage={setPage} />
      <Accordion
        items={[
          { question: "Eine Frage?", answer: "Eine Antwort." },
          { question: "Noch eine?", answer: "Noch eine." },
        ]}
      />
    </section>
  );
}

const tabs = [
  { href: routes.style, name: "Erster Reiter" },
  { href: `${routes.style}/zwei`, name: "Zweiter Reiter" },
  { href: `${routes.style}/drei`, name: "Dritter Reiter" },
];
const html = "<h2>Ein rechtlicher Text</h2><p>Mit <b>Fettem</b> und</p><ul><li>einer Liste.</li></ul>";

function Panels() {
  const [path] = useLocation();
  const open = tabs.find(({ href }) => href === path) ?? tabs[0];
  return (
    <section>
      <h2>Reiter</h2>
      <Tabs label="Beispiele für Reiter" tabs={tabs} current={open?.href ?? routes.style}>
        <p>Hier steht: {open?.name}.</p>
      </Tabs>
      <CleanHtml html={html} />
    </section>
  );
}

/** /stil: tokens and kit in all their states. Only in development builds. */
export default function Style() {
  usePageHead({ title: "Stil", noIndex: true });
  return (
    <div className={styles.page}>
      <h1>Stil</h1>
      <Tokens />
      <Buttons />
      <Fields />
      <Messages />
      <Lists />
      <Panels />
    </div>
  );
}
