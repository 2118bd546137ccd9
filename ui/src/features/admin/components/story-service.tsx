import { Button } from "@/components/ui/button.tsx";
import { Check } from "@/components/ui/check.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { messageOf } from "@/lib/api-client.ts";
import { formatCents, formatNumber } from "@/lib/format.ts";
import { adminServerText } from "@/text/admin-server.ts";
import {
  type StoryService as Service,
  useStoryServiceState,
  useSwitchStoryService,
  useTestStory,
} from "../api/story-service.ts";
import styles from "./engine-panel.module.css";
import panel from "./panel.module.css";
import { Address, secondsOf } from "./remote-engines.tsx";

const text = adminServerText.engine.stories;
const engineText = adminServerText.engine.remote;

/** Has the service tell a story, which is shown with its time. */
function Test() {
  const test = useTestStory();
  return (
    <>
      <Button icon="story" className={styles.submit} disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? text.testing : text.test}
      </Button>
      {test.isError && <Notice kind="error">{messageOf(test.error, text.testFailure)}</Notice>}
      {test.data && (
        <blockquote>
          <strong>{test.data.title}</strong>
          {test.data.pages.map((page) => (
            <p key={page}>{page}</p>
          ))}
          <footer className={panel.small}>{text.result(secondsOf(test.data.durationMs))}</footer>
        </blockquote>
      )}
    </>
  );
}

function State({ label, isOn, triesToday, perDay, centsToday, centsPerDay, addresses }: Service) {
  const change = useSwitchStoryService();
  return (
    <article className={styles.block}>
      <h4>{label}</h4>
      <p className={panel.soft}>{text.lead}</p>
      <Check
        label={engineText.on}
        field={{ checked: isOn, onChange: (event) => change.mutate(event.currentTarget.checked) }}
      />
      {change.isError && <Notice kind="error">{messageOf(change.error, engineText.switchFailure)}</Notice>}
      <p>
        {text.today(formatNumber(triesToday), formatCents(centsToday))}{" "}
        {perDay > 0 && text.perDay(formatNumber(perDay))}{" "}
        {centsPerDay > 0 && engineText.limit(formatCents(centsPerDay))}
      </p>
      <ul>
        {addresses.map((address) => (
          <Address key={address.address} {...address} fine={text.running} />
        ))}
      </ul>
      <Test />
    </article>
  );
}

/** The service that tells stories: how it does, what it costs, a switch and a test. */
export function StoryService() {
  return (
    <section className={styles.block}>
      <h3>{text.heading}</h3>
      <Loaded query={useStoryServiceState()} loading={text.loading} failure={text.failure}>
        {({ service }) => (service ? <State {...service} /> : <p className={panel.soft}>{text.none}</p>)}
      </Loaded>
    </section>
  );
}
