interface StepsProps {
  items: readonly (readonly [title: string, text: string])[];
}

/** How to start. */
export const Steps = ({ items }: StepsProps) => (
  <section id="get-started" aria-labelledby="start-title">
    <h2 id="start-title">Get Started</h2>
    <ol className="steps">
      {items.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
