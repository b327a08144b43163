interface OneOfChoicesProps {
  /** For screen readers. */
  legend: string;
  /** Of the radio buttons; the page has it once. */
  name: string;
  labels: readonly string[];
}

/**
 * The choices of an `.one-of`, whose style sheet shows the part that is chosen. The build writes them into the HTML, and
 * they work without any code.
 */
export const OneOfChoices = ({ legend, name, labels }: OneOfChoicesProps) => (
  <fieldset className="one-of__choices">
    <legend className="visually-hidden">{legend}</legend>
    {labels.map((label, index) => (
      <label key={label}>
        <input type="radio" name={name} className="visually-hidden" defaultChecked={index === 0} />
        {label}
      </label>
    ))}
  </fieldset>
);
