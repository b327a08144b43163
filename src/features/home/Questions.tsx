interface QuestionsProps {
  items: readonly (readonly [question: string, answer: string])[];
}

/** Questions and answers, one open at a time or all: the browser's own disclosure. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className="questions">
      {items.map(([question, answer]) => (
        <details key={question} className="panel">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
