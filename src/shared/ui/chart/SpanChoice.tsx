import './chart.scss';

interface SpanChoiceProps<Span extends string> {
  /** In days. */
  spans: readonly Span[];
  /** Null where none of them is in force. */
  value: Span | null;
  onChoose: (span: Span) => void;
}

/** How many days back figures look. */
export const SpanChoice = <Span extends string>({
  spans,
  value,
  onChoose,
}: SpanChoiceProps<Span>) => (
  <div className="span-choice" role="group" aria-label="Time range">
    {spans.map((each) => (
      <button
        key={each}
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-pressed={each === value}
        onClick={() => onChoose(each)}
      >
        {each} days
      </button>
    ))}
  </div>
);
