import { usePreferences } from '../format/displayPreferences';
import { exactText, shortText } from '../format/shortAmount';
import './shortAmount.scss';

interface ShortAmountProps {
  /** Base units, with or without a sign. */
  units: bigint;
  decimals: number;
  /** Left out where the unit is written beside it. */
  symbol?: string | undefined;
  /** In a table or a link: no tab stop, since hundreds of them would be in the way. */
  isInline?: boolean | undefined;
}

/**
 * An amount to read and compare, with four significant digits; exact on hover, on focus and for screen readers. Where
 * a person pays, orders, claims, withdraws or compares with a wallet, the exact one is shown instead.
 */
export function ShortAmount({ units, decimals, symbol, isInline = false }: ShortAmountProps) {
  usePreferences();
  const unit = symbol === undefined ? '' : ` ${symbol}`;
  const exact = exactText(units, decimals) + unit;
  const short = shortText(units, decimals) + unit;
  if (short === exact)
    return (
      <span className="amount" translate="no">
        {exact}
      </span>
    );
  return isInline ? (
    <span className="amount" translate="no" title={exact}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{exact}</span>
    </span>
  ) : (
    // Those who use no mouse read the exact amount when they get here, or when they tap it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <span className="amount amount--short" translate="no" title={exact} tabIndex={0}>
      <span className="amount__short" aria-hidden="true">
        {short}
      </span>
      <span className="amount__exact">{exact}</span>
    </span>
  );
}
