const readers = [
  ['members', 'Members of your servers'],
  ['strangers', 'Everyone else'],
] as const;

/** A group of people who can see a profile. */
export type Reader = (typeof readers)[number][0];

interface ReaderChoiceProps<Chosen> {
  chosen: Chosen;
  onChange: (reader: Chosen | Reader) => void;
  /** An extra choice before the others. */
  first?: readonly [Chosen, string];
}

/** Chooses as whom a profile is viewed. */
export const ReaderChoice = <Chosen extends string>({
  chosen,
  onChange,
  first,
}: ReaderChoiceProps<Chosen>) => (
  <div className="reader-choice" role="group" aria-label="View as">
    {[...(first ? [first] : []), ...readers].map(([id, label]) => (
      <button
        key={id}
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-pressed={id === chosen}
        onClick={() => onChange(id)}
      >
        {label}
      </button>
    ))}
  </div>
);
