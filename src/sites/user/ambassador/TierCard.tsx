import type { ReferralDetails } from '@/features/billing/referrals/program';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { counted } from '@/shared/text/language';
import { LazyDetails } from '@/shared/ui/LazyDetails';
import { Tiers } from './Pitch';

/** One's tier, and how far the next one is. */
export function TierCard({ program }: { program: ReferralDetails }) {
  const { tiers, tierId } = program;
  const isPhone = useMedia(PHONE);
  const qualified = program.qualified ?? 0;
  const current = tiers.find(({ id }) => id === tierId);
  const next = tiers.find(({ minQualified }) => minQualified > qualified);
  return (
    <section className="panel ambassador-tier" aria-labelledby="ambassador-tier">
      <h2 id="ambassador-tier">
        {current ? (
          <>
            Your tier: <bdi>{current.name}</bdi>
          </>
        ) : (
          'Your tier'
        )}
      </h2>
      {next ? (
        <>
          <p id="ambassador-progress">
            {qualified} of {counted(next.minQualified, 'buyer')} to <bdi>{next.name}</bdi>
          </p>
          <progress
            aria-labelledby="ambassador-progress"
            max={next.minQualified}
            value={qualified}
          />
        </>
      ) : (
        <p>You’ve reached the highest tier.</p>
      )}
      {isPhone ? (
        <LazyDetails summary="All tiers">
          {() => <Tiers tiers={tiers} current={tierId} />}
        </LazyDetails>
      ) : (
        <Tiers tiers={tiers} current={tierId} />
      )}
      <p className="ambassador__small">
        Your tier sets the rate for new orders. It drops if orders are disabled or refunded and too
        few buyers remain.
      </p>
    </section>
  );
}
