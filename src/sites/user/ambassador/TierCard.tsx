import type { ReferralDetails } from '@/features/billing/referrals/program';
import { counted } from '@/shared/text/language';
import { Tiers } from './Pitch';

/** One's tier, and how far the next one is. */
export function TierCard({ program }: { program: ReferralDetails }) {
  const { tiers, tierId } = program;
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
        <p>There is no higher one.</p>
      )}
      <Tiers tiers={tiers} current={tierId} />
      <p className="ambassador__small">
        A tier holds for what is bought from then on. It falls when an order is disabled or refunded
        and fewer buyers remain than it takes.
      </p>
    </section>
  );
}
