import { ShortAmount } from '@/shared/ui/ShortAmount';
import type { ReportUnit } from './report';

interface FigureProps {
  /** A count, or base units of `unit`. */
  value: bigint;
  unit: ReportUnit | null;
  isInline?: boolean | undefined;
}

/** A figure of a report; an amount is exact on hover and focus. */
export const Figure = ({ value, unit, isInline }: FigureProps) => (
  <ShortAmount
    units={value}
    decimals={unit?.decimals ?? 0}
    symbol={unit?.symbol}
    isInline={isInline}
  />
);
