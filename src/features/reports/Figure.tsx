import { ShortAmount } from '@/shared/ui/ShortAmount';
import type { ReportUnit } from './report';
import { metricText } from './words';

interface FigureProps {
  /** A count, or base units of `unit`. */
  value: bigint;
  unit: ReportUnit | null;
  isInline?: boolean | undefined;
}

/** A figure of a report; an amount is exact on hover and focus. */
export const Figure = ({ value, unit, isInline }: FigureProps) =>
  unit === null ? (
    metricText(value, unit)
  ) : (
    <ShortAmount units={value} decimals={unit.decimals} symbol={unit.symbol} isInline={isInline} />
  );
