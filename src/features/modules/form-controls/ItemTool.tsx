import type { LucideIcon } from 'lucide-react';

interface ItemToolProps {
  Icon: LucideIcon;
  /** What it does to which item: "Move field 2 up". */
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  /** What it is found by. */
  'data-action': string;
}

/** What can be done with an item of a list, by its sign: the same few stand at each. */
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
