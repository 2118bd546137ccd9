import { Check } from "@/components/ui/check.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { messageOf } from "@/lib/api-client.ts";
import { formatCents, formatNumber } from "@/lib/format.ts";
import { adminServerText } from "@/text/admin-server.ts";
import { type EngineAddress, type RemoteEngine, useRemoteEngines, useSwitchEngine } from "../api/remote-engines.ts";
import styles from "./engine-panel.module.css";
import panel from "./panel.module.css";

const text = adminServerText.engine.remote;

function Address({ address, running, failures, isResting, lastError }: EngineAddress) {
  const tried = isResting ? text.resting(formatNumber(failures)) : text.probing;
  return (
    <li>
      <code>{address}</code>: {failures > 0 ? tried : text.fine(formatNumber(running))}.
      {lastError && <div className={panel.small}>{text.lastError(lastError)}</div>}
    </li>
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
