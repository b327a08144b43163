interface FactsProps {
  /** Names and values. */
  rows: readonly (readonly [name: string, value: string])[];
}

/** Names and values, one pair per line. */
export const Facts = ({ rows }: FactsProps) => (
  <dl className="facts">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
