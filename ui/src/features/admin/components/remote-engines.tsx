import { Button } from "@/components/ui/button.tsx";
import { Check } from "@/components/ui/check.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { messageOf } from "@/lib/api-client.ts";
import { formatCents, formatNumber } from "@/lib/format.ts";
import { adminServerText } from "@/text/admin-server.ts";
import {
  type EngineAddress,
  type RemoteEngine,
  useRemoteEngines,
  useSwitchEngine,
  useTestEngine,
} from "../api/remote-engines.ts";
import styles from "./engine-panel.module.css";
import panel from "./panel.module.css";

const text = adminServerText.engine.remote;

/** "3,2 Sekunden" */
export const secondsOf = (milliseconds: number) =>
  text.seconds(formatNumber(Math.max(Math.round(milliseconds / 100), 1) / 10));

interface AddressProps extends EngineAddress {
  /** What is said of one that is well. */
  fine?: (running: string) => string;
}

export function Address({ address, running, failures, isResting, lastError, fine = text.fine }: AddressProps) {
  const tried = isResting ? text.resting(formatNumber(failures)) : text.probing;
  return (
    <li>
      <code>{address}</code>: {failures > 0 ? tried : fine(formatNumber(running))}.
      {lastError && <div className={panel.small}>{text.lastError(lastError)}</div>}
    </li>
  );
}

const largestSeed = 1_000_000;

/** Has the engine draw a picture, which is shown with its time. */
function Test({ name, label }: { name: string; label: string }) {
  const test = useTestEngine();
  const draw = () =>
    test.mutate({
      name,
      prompt: adminServerText.engine.test.example,
      seed: Math.floor(Math.random() * largestSeed) + 1,
    });
  return (
    <>
      <Button icon="idea" className={styles.submit} disabled={test.isPending} onClick={draw}>
        {test.isPending ? text.testing : text.test}
      </Button>
      {test.isError && <Notice kind="error">{messageOf(test.error, text.testFailure)}</Notice>}
      {test.data && (
        <figure className={styles.result}>
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(test.data.svg)}`}
            alt={text.testAlt(label)}
          />
          <figcaption className={panel.small}>
            {adminServerText.engine.test.result(secondsOf(test.data.durationMs))}
          </figcaption>
        </figure>
      )}
    </>
  );
}

function Engine({
  name,
  label,
  isOn,
  openJobs,
  longestQueue,
  picturesToday,
  centsToday,
  centsPerDay,
  addresses,
}: RemoteEngine) {
  const change = useSwitchEngine();
  return (
    <article className={styles.block}>
      <h4>{label}</h4>
      <Check
        label={text.on}
        field={{ checked: isOn, onChange: (event) => change.mutate({ name, isOn: event.currentTarget.checked }) }}
      />
      {change.isError && <Notice kind="error">{messageOf(change.error, text.switchFailure)}</Notice>}
      <p>
        {text.waiting(formatNumber(openJobs), formatNumber(longestQueue))}{" "}
        {text.today(formatNumber(picturesToday), formatCents(centsToday))}{" "}
        {centsPerDay > 0 && text.limit(formatCents(centsPerDay))}
      </p>
      <ul>
        {addresses.map((address) => (
          <Address key={address.address} {...address} />
        ))}
      </ul>
      <Test name={name} label={label} />
    </article>
  );
}

/** The remote engines: how they do, what they cost, and a switch for each. */
export function RemoteEngines() {
  return (
    <section className={styles.block}>
      <h3>{text.heading}</h3>
      <Loaded query={useRemoteEngines()} loading={text.loading} failure={text.failure}>
        {(engines) =>
          engines.length === 0 ? (
            <p className={panel.soft}>{text.none}</p>
          ) : (
            <>
              <p className={panel.soft}>{text.lead}</p>
              {engines.map((engine) => (
                <Engine key={engine.name} {...engine} />
              ))}
            </>
          )
        }
      </Loaded>
    </section>
  );
}
