interface FactsProps {
  /** What is told, and what it is. */
  rows: readonly (readonly [name: string, value: string])[];
}

/** Names and values, one below the other. */
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
