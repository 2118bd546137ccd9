/** „Igel“, „Fuchs“ */
export const quoted = (words: readonly string[]) => words.map((word) => `„${word}“`).join(", ");
