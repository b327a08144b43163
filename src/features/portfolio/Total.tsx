import { Eye, EyeOff } from 'lucide-react';
import { setPreference } from '@/shared/format/preferences';
import { usePreferences } from '@/shared/format/usePreferences';
import { Fiat, Sol } from './Amounts';
import type { Portfolio } from './usePortfolio';
import { PriceAge } from './PriceAge';
import { useSolRate } from './useSolRate';

/** What all that is looked at is worth, and of what that is the sum. */
export function Total({
  portfolio: { reads, ofTokens, ofPieces, prices },
}: {
  portfolio: Portfolio;
}) {
  const { rate, currency, at, isOld } = useSolRate();
  const { hideBalances } = usePreferences();
  const total = ofTokens + ofPieces;
  const isNothingYet = reads.every(({ tokens, pieces }) => !tokens.data && !pieces.data);
  const isPart =
    prices.isPending || reads.some(({ tokens, pieces }) => !tokens.data || !pieces.data);
  const Icon = hideBalances ? EyeOff : Eye;
  return (
    <section className="panel portfolio-total" aria-label="Total value">
      <div className="portfolio-total__line">
        <p className="portfolio-total__label">{isPart ? 'Total so far' : 'Total value'}</p>
        <button
          type="button"
          className="btn icon-button"
          aria-label="Hide balances"
          aria-pressed={hideBalances}
          title={hideBalances ? 'Show balances' : 'Hide balances'}
          onClick={() => setPreference({ hideBalances: !hideBalances })}
        >
          <Icon aria-hidden="true" size={20} />
        </button>
      </div>
      {isNothingYet ? (
        <p className="portfolio-total__value">
          <span className="skeleton__text portfolio-total__wait" />
        </p>
      ) : (
        <p className="portfolio-total__value">
          <Sol lamports={total} />
        </p>
      )}
      {hideBalances ? null : (
        <p className="portfolio-total__fiat">
          {rate === null || isNothingYet ? null : (
            <>
              <Fiat lamports={total} rate={rate} currency={currency} />
              <PriceAge at={at} isOld={isOld} />
            </>
          )}
        </p>
      )}
      {prices.isOff ? (
        <p className="portfolio-total__off">
          Castle Bots has switched prices off for now, so that SOL alone is counted.
        </p>
      ) : null}
      <dl className="portfolio-total__parts">
        <div>
          <dt>SOL and tokens</dt>
          <dd>
            <Sol lamports={ofTokens} />
          </dd>
        </div>
        <div>
          <dt>NFTs at their floor</dt>
          <dd>
            <Sol lamports={ofPieces} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
