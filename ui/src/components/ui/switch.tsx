import styles from "./switch.module.css";

interface SwitchProps {
  /** What it switches, also where that stands visibly beside it: a switch in a table needs its row's name too. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/**
 * On or off, at once. A button and no checkbox: a checkbox changes by itself when it is clicked, and would stay changed
 * where the change is refused.
 */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      className={styles.switch}
      onClick={() => onChange(!checked)}
    >
      <span className={styles.track} />
    </button>
  );
}
