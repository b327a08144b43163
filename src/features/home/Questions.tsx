interface QuestionsProps {
  items: readonly (readonly [question: string, answer: string])[];
}

/** Questions and answers, one open at a time or all: the browser's own disclosure. */
export const Questions = ({ items }: QuestionsProps) => (
  <section id="questions" aria-labelledby="questions-title">
    <h2 id="questions-title">Questions and answers</h2>
    <div className="questions">
      {items.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
