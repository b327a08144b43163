import type { FilterChoice } from './column';

export interface CheckChoicesProps {
  label: string;
  choices: readonly FilterChoice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Shows the label above them, not only to screen readers. */
  hasLegend?: boolean;
}

/** Choices of which any number may be ticked, in the order they are offered. */
export function CheckChoices({ label, choices, chosen, onChange, hasLegend }: CheckChoicesProps) {
  const isTicked = (value: string) => chosen.includes(value);
  const toggle = (toggled: string) =>
    onChange(
      choices
        .map(({ value }) => value)
        .filter((value) => (value === toggled ? !isTicked(value) : isTicked(value))),
    );
  return (
    <fieldset className="check-menu__choices">
      <legend className={hasLegend === true ? 'check-menu__legend' : 'visually-hidden'}>
        {label}
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className="choice">
          <input
            type="checkbox"
            checked={isTicked(choice.value)}
            onChange={() => toggle(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
