const readers = [
  ['members', 'Members of your servers'],
  ['strangers', 'Everyone else'],
] as const;

/** A group of people that sees a profile. */
export type Reader = (typeof readers)[number][0];

interface ReaderChoiceProps<Chosen> {
  chosen: Chosen;
  onChange: (reader: Chosen | Reader) => void;
  /** A choice before the others. */
  first?: readonly [Chosen, string];
}

/** Chooses through whose eyes a profile is shown. */
export const ReaderChoice = <Chosen extends string>({
  chosen,
  onChange,
  first,
}: ReaderChoiceProps<Chosen>) => (
  <div className="reader-choice" role="group" aria-label="Viewed by">
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
