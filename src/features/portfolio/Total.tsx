import { Eye, EyeOff } from 'lucide-react';
import { setPreference, usePreferences } from '@/shared/format/displayPreferences';
import { Fiat, Sol } from './Amounts';
import { ChangeText } from './ChangeText';
import type { Portfolio } from './usePortfolio';
import { PriceAge } from '@/features/billing/sol-value/PriceAge';
import { useSolRate } from '@/features/billing/sol-value/useSolRate';

/** The value of the selected wallets and its parts. Missing parts make it a total so far. */
export function Total({
  portfolio: { reads, ofTokens, ofPieces, prices, change },
}: {
  portfolio: Portfolio;
}) {
  const { rate, currency, at, isOld, isFailed } = useSolRate();
  const { hideBalances } = usePreferences();
  const isUnknown = ofTokens.known === null && ofPieces.known === null;
  const total = (ofTokens.known ?? 0n) + (ofPieces.known ?? 0n);
  const isReading = reads.some(
    ({ tokens, pieces }) =>
      (!tokens.data && tokens.isFetching) || (!pieces.data && pieces.isFetching),
  );
  const isWaiting = isUnknown && (isReading || prices.isPending);
  const isPart = prices.isPending || prices.isFailed || ofTokens.isPart || ofPieces.isPart;
  const hasUnpriced =
    !prices.isPending && !prices.isOff && (ofTokens.hasUnpriced || ofPieces.hasUnpriced);
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
      <p className="portfolio-total__value">
        {isWaiting ? (
          <span className="skeleton__text portfolio-total__wait" />
        ) : (
          <Sum lamports={isUnknown ? null : total} />
        )}
      </p>
      {/* Reserves the line while prices load. */}
      <p className="portfolio-total__change">
        {change === null || isWaiting ? null : (
          <>
            <ChangeText change={change} isWhole /> <span>in 24 hours, from price changes only</span>
          </>
        )}
      </p>
      {hideBalances ? null : (
        <p className="portfolio-total__fiat">
          {isUnknown ? null : rate === null ? (
            isFailed ? (
              <span>– Couldn’t load the SOL price.</span>
            ) : null
          ) : (
            <>
              <Fiat lamports={total} rate={rate} currency={currency} />
              <PriceAge at={at} isOld={isOld} />
            </>
          )}
        </p>
      )}
      {prices.isOff ? (
        <p className="portfolio-total__off">
          Castle Bots has turned prices off for now, so only SOL is counted.
        </p>
      ) : null}
      {hasUnpriced ? (
        <p className="portfolio-total__off">
          Tokens and NFTs without a known price aren’t counted.
        </p>
      ) : null}
      <dl className="portfolio-total__parts">
        <div>
          <dt>SOL and tokens</dt>
          <dd>
            <Sum lamports={ofTokens.known} />
          </dd>
        </div>
        <div>
          <dt>NFTs at floor price</dt>
          <dd>
            <Sum lamports={ofPieces.known} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** An amount, or a text if it is unknown, which is not the same as 0. */
const Sum = ({ lamports }: { lamports: bigint | null }) =>
  lamports === null ? (
    <span>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Unknown</span>
    </span>
  ) : (
    <Sol lamports={lamports} />
  );
