import * as RadixAccordion from "@radix-ui/react-accordion";
import styles from "./accordion.module.css";
import { Icon } from "./icon.tsx";

interface AccordionProps {
  items: readonly { question: string; answer: string }[];
}

/** Questions that unfold their answers, one at a time. */
export function Accordion({ items }: AccordionProps) {
  return (
    <RadixAccordion.Root type="single" collapsible className={styles.accordion}>
      {items.map(({ question, answer }) => (
        <RadixAccordion.Item key={question} value={question} className={styles.item}>
          <RadixAccordion.Header className={styles.header}>
            <RadixAccordion.Trigger className={styles.trigger}>
              {question}
              <Icon name="plus" className={styles.sign} />
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content className={styles.answer}>{answer}</RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
