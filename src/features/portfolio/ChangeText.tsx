import { usePreferences } from '@/shared/format/displayPreferences';
import { inPercent } from '@/shared/format/numbers';
import { shortText } from '@/shared/format/shortAmount';
import { changeInHundredths, type Change } from './change';

const SOL = 9;

interface ChangeTextProps {
  change: Change | null;
  /** Shows the amount as well as the percentage. */
  isWhole?: boolean;
}

/** A change in 24 hours, shown by an arrow, a sign and a color. Each is enough alone. */
export function ChangeText({ change, isWhole = false }: ChangeTextProps) {
  const { hideBalances } = usePreferences();
  const hundredths = change === null ? null : changeInHundredths(change);
  if (change === null || hundredths === null) return <>–</>;
  const difference = change.now - change.before;
  const direction = difference > 0n ? 'up' : difference < 0n ? 'down' : 'flat';
  const sign = difference > 0n ? '+' : difference < 0n ? '−' : '';
  const size = difference < 0n ? -difference : difference;
  const percent = `${sign}${inPercent(Math.abs(hundredths) / 10_000, { maximumFractionDigits: 2 })}`;
  return (
    <span className={`portfolio-change portfolio-change--${direction}`} translate="no">
      <span aria-hidden="true">{arrows[direction]} </span>
      {isWhole && !hideBalances ? `${sign}${shortText(size, SOL)} SOL (${percent})` : percent}
    </span>
  );
}

const arrows = { up: '▲', down: '▼', flat: '■' } as const;
