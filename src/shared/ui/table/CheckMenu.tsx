import Dropdown from 'react-bootstrap/Dropdown';
import '@/styles/menu.scss';
import { CheckChoices, type CheckChoicesProps } from './CheckChoices';

interface CheckMenuProps extends Omit<CheckChoicesProps, 'hasLegend'> {
  /** The menu filters rows: it says so, and counts the chosen values. */
  isFilter?: boolean;
}

/** A menu of choices of which any number may be ticked; it stays open while ticking. */
export function CheckMenu({ isFilter = false, ...choices }: CheckMenuProps) {
  const { label, chosen } = choices;
  const count = isFilter ? chosen.length : 0;
  return (
    <Dropdown autoClose="outside">
      <Dropdown.Toggle
        variant="outline-secondary"
        aria-label={
          isFilter ? `Filter by ${label}${count === 0 ? '' : `: ${count} chosen`}` : label
        }
      >
        {label}
        {count === 0 ? null : <span className="check-menu__count">{count}</span>}
      </Dropdown.Toggle>
      <Dropdown.Menu className="check-menu">
        <CheckChoices {...choices} />
      </Dropdown.Menu>
    </Dropdown>
  );
}
