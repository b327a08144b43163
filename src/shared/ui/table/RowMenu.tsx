import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import '@/styles/menu.scss';

/** Height of the header, which stays in sight and lies over what scrolls, and a little more, pixels. */
const padding = { top: 72, bottom: 8, left: 8, right: 8 };
/** A menu that opens upwards must not end up below the header. */
const BELOW_HEADER = {
  strategy: 'fixed' as const,
  modifiers: [
    { name: 'flip', options: { padding } },
    { name: 'preventOverflow', options: { padding } },
  ],
};

export interface RowAction {
  label: string;
  run: () => void;
  isDisabled?: boolean;
  /** It takes something away. */
  isDestructive?: boolean;
}

interface RowMenuProps {
  /** Names the row: "More actions for Holders". */
  label: string;
  actions: () => readonly RowAction[];
}

/** What else can be done with a row, behind one button. The items of a closed menu aren’t drawn: a list has many menus. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dropdown align="end" focusFirstItemOnShow="keyboard" show={isOpen} onToggle={setIsOpen}>
      <Dropdown.Toggle variant="outline-secondary" size="sm" aria-label={label}>
        More
      </Dropdown.Toggle>
      {/* Beside the table and not in it, so that a table that scrolls does not cut it off. The class says so
          before Popper measures, which it does but once: by where the menu is then. */}
      <Dropdown.Menu className="row-menu" popperConfig={BELOW_HEADER}>
        {isOpen ? actions().map((action) => <Item key={action.label} {...action} />) : null}
      </Dropdown.Menu>
    </Dropdown>
  );
}

const Item = ({ label, run, isDisabled = false, isDestructive = false }: RowAction) => (
  <Dropdown.Item
    as="button"
    type="button"
    className={isDestructive ? 'dropdown-item--danger' : undefined}
    disabled={isDisabled}
    onClick={run}
  >
    {label}
  </Dropdown.Item>
);
