import Dropdown from 'react-bootstrap/Dropdown';
import type { FilterChoice } from './column';

interface CheckMenuProps {
  label: string;
  choices: readonly FilterChoice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** It narrows the rows: says so, and counts what is chosen. */
  isFilter?: boolean;
}

/** A menu of choices of which any number may be ticked; it stays open while one ticks. */
export function CheckMenu({ label, choices, chosen, onChange, isFilter = false }: CheckMenuProps) {
  const isTicked = (value: string) => chosen.includes(value);
  const toggle = (toggled: string) =>
    onChange(
      choices
        .map(({ value }) => value)
        .filter((value) => (value === toggled ? !isTicked(value) : isTicked(value))),
    );
  const count = isFilter ? chosen.length : 0;
  return (
    <Dropdown autoClose="outside">
      <Dropdown.Toggle
        variant="outline-secondary"
        className="check-menu__toggle"
        aria-label={
          isFilter ? `Filter by ${label}${count === 0 ? '' : `: ${count} chosen`}` : label
        }
      >
        {label}
        {count === 0 ? null : <span className="check-menu__count">{count}</span>}
      </Dropdown.Toggle>
      <Dropdown.Menu as="fieldset" className="check-menu">
        <legend className="visually-hidden">{label}</legend>
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
      </Dropdown.Menu>
    </Dropdown>
  );
}
