/** A text or number as it is; a dash for what is neither. */
export const plainWords = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '–';

/** The label of a choice; the value itself where it is none of them. */
export const choiceWords =
  (choices: readonly { value: string; label: string }[]) =>
  (value: unknown): string =>
    choices.find((choice) => choice.value === value)?.label ?? plainWords(value);
