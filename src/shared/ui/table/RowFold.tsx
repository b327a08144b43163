import { Icon } from '../icons';

interface RowFoldProps {
  /** Names the row: "Ada". */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

/**
 * Opens a row that is two lines on a phone, and closes it. The two lines as a whole are pressed; links and buttons in
 * them lie above.
 */
export const RowFold = ({ name, isOpen, onToggle }: RowFoldProps) => (
  <td className="row-fold">
    <button
      type="button"
      className="row-fold__button"
      aria-label={`Details of ${name}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon width="18" height="18">
        <path d="m6 9 6 6 6-6" />
      </Icon>
    </button>
  </td>
);
