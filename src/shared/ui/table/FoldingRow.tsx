import { useState, type ReactNode } from 'react';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { RowFold } from './RowFold';

interface FoldingRowProps {
  /** Names the row: "Ada". */
  name: string;
  /** Open from the start. */
  isOpenAtFirst?: boolean;
  /**
   * Its cells. `data-phone` places a cell in the two lines a row has on a phone (PhonePlace, and `name` where the name is
   * not a `th`); one without is seen once the row is open. `data-unit` follows a figure as long as the row is folded.
   */
  children: ReactNode;
}

/** A row of a table that is written by hand. On a phone it is two lines that open. */
export function FoldingRow({ name, isOpenAtFirst = false, children }: FoldingRowProps) {
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <tr className={isPhone ? (isOpen ? 'row-folds row-folds--open' : 'row-folds') : undefined}>
      {isPhone ? <RowFold name={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} /> : null}
      {children}
    </tr>
  );
}
