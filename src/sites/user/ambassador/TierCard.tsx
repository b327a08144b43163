import type { ReferralDetails } from '@/features/billing/referrals/program';
import { rateText } from '@/features/billing/referrals/words';
import { counted } from '@/shared/text/language';
import { LazyDetails } from '@/shared/ui/LazyDetails';
import { Tiers } from './Pitch';

/** One's tier, and how far the next one is. */
export function TierCard({ program }: { program: ReferralDetails }) {
  const { tiers, tierId } = program;
  const qualified = program.qualified ?? 0;
  const current = tiers.find(({ id }) => id === tierId);
  const next = tiers.find(({ minQualified }) => minQualified > qualified);
  return (
    <section className="ambassador-tier" aria-labelledby="ambassador-tier">
      <div className="ambassador-tier__line">
        <Ring
          share={next ? qualified / next.minQualified : 1}
          label={next ? `${String(qualified)}/${String(next.minQualified)}` : ''}
        />
        <div>
          <h2 id="ambassador-tier">
            {current ? (
              <>
                Your tier: <bdi>{current.name}</bdi>
              </>
            ) : (
              'Your tier'
            )}
          </h2>
          {current ? <p>{rateText(current.rateBps)} commission</p> : null}
          {next ? (
            <>
              <p id="ambassador-progress">
                {qualified} of {counted(next.minQualified, 'buyer')} to reach <bdi>{next.name}</bdi>
              </p>
              <progress
                className="visually-hidden"
                aria-labelledby="ambassador-progress"
                max={next.minQualified}
                value={qualified}
              />
            </>
          ) : (
            <p>You’ve reached the highest tier.</p>
          )}
        </div>
      </div>
      <LazyDetails summary="All tiers">
        {() => (
          <>
            <Tiers tiers={tiers} current={tierId} />
            <p className="ambassador__small">
              Your tier sets your commission rate for new orders. Your tier drops if refunded or
              disabled orders leave you with too few buyers.
            </p>
          </>
        )}
      </LazyDetails>
    </section>
  );
}

const RADIUS = 28;
const AROUND = 2 * Math.PI * RADIUS;

/** Progress to the next tier, as a ring. The text beside it says the same. */
const Ring = ({ share, label }: { share: number; label: string }) => (
  <svg className="ambassador-ring" viewBox="0 0 64 64" aria-hidden="true">
    <circle className="ambassador-ring__track" cx="32" cy="32" r={RADIUS} />
    <circle
      className="ambassador-ring__part"
      cx="32"
      cy="32"
      r={RADIUS}
      strokeDasharray={`${String(Math.min(1, Math.max(0, share)) * AROUND)} ${String(AROUND)}`}
      transform="rotate(-90 32 32)"
    />
    <text x="32" y="37" fontSize="15" textAnchor="middle">
      {label}
    </text>
  </svg>
);
