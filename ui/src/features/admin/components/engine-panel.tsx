import { Loaded } from "@/components/ui/loaded.tsx";
import { formatNumber } from "@/lib/format.ts";
import { adminServerText } from "@/text/admin-server.ts";
import { type EngineState, useEngine } from "../api/engine.ts";
import dashboard from "./dashboard.module.css";
import styles from "./engine-panel.module.css";
import { EngineTest } from "./engine-test.tsx";
import panel from "./panel.module.css";
import { RefusedWords } from "./refused-words.tsx";
import { RemoteEngines } from "./remote-engines.tsx";
import { StoryService } from "./story-service.tsx";

const text = adminServerText.engine;
const figures = Object.keys(text.figures) as (keyof typeof text.figures)[];
const milliseconds = (count: number) => text.milliseconds(formatNumber(Math.max(Math.round(count), 1)));

function State({ state }: { state: EngineState }) {
  const { engine, version, drawn, medianMs, slowestMs } = state;
  return (
    <>
      <p className={panel.soft}>{engine === "builtin" ? text.lead : text.other(engine)}</p>
      <dl className={dashboard.figures}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{text.figures[figure]}</dt>
            <dd>{formatNumber(state[figure])}</dd>
          </div>
        ))}
      </dl>
      <p>
        {text.version} {version}. {text.drawn(formatNumber(drawn))}{" "}
        {medianMs !== null && slowestMs !== null && text.times(milliseconds(medianMs), milliseconds(slowestMs))}
      </p>
    </>
  );
}

/** The image engine: what it can do, how fast it is, a test picture, and what it is not to draw. */
export function EnginePanel() {
  return (
    <div className={panel.panel}>
      <h2>{text.heading}</h2>
      <Loaded query={useEngine()} loading={text.loading} failure={text.failure}>
        {(state) => (
          <>
            <State state={state} />
            <RemoteEngines />
            <StoryService />
            <div className={styles.pair}>
              <EngineTest />
              <RefusedWords words={state.settings.refusedWords} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
