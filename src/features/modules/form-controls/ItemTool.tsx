import type { LucideIcon } from 'lucide-react';

interface ItemToolProps {
  Icon: LucideIcon;
  /** Action and item: "Move field 2 up". */
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  /** Identifies the action, to find the button by. */
  'data-action': string;
}

/** Icon button for an action on a list item; every item has the same few. */
export const ItemTool = ({ Icon, label, isDisabled = false, ...rest }: ItemToolProps) => (
  <button
    type="button"
    className="item-tool"
    aria-label={label}
    title={label}
    disabled={isDisabled}
    {...rest}
  >
    <Icon aria-hidden="true" />
  </button>
);
