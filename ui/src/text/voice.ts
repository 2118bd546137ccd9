/** Speaking instead of typing. */
export const voiceText = {
  start: "Sprechen",
  stop: "Fertig",
  listening: "Ich höre zu …",
  failed: "Das war nicht zu verstehen. Noch einmal sprechen, oder aufschreiben?",
  note: "Der Browser kann die Aufnahme an seinen Hersteller senden.",
} as const;
