import type { ReferralDetails, Tier } from '@/features/billing/referrals/program';
import { rateText, solText } from '@/features/billing/referrals/words';
import { counted } from '@/shared/text/language';

/** What taking part is worth, and how it goes. */
export function Pitch({ program }: { program: ReferralDetails }) {
  const { tiers, leftOut, holdDays, minPayoutLamports } = program;
  const rates = tiers.map(({ rateBps }) => rateBps);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  return (
    <section className="panel" aria-labelledby="ambassador-pitch">
      <h2 id="ambassador-pitch">
        {rates.length === 0 || leftOut
          ? 'Earn from every server you refer'
          : `Earn ${least === most ? rateText(least) : `${rateText(least)} to ${rateText(most)}`} of every order you refer`}
      </h2>
      <p>
        Share your link. When someone signs up through it and buys a package, you earn a share in
        SOL. It’s on hold for {counted(holdDays, 'day')}. You can request a payout from{' '}
        {solText(BigInt(minPayoutLamports))}.
      </p>
      <ol className="ambassador-steps">
        <li>
          <h3>Apply</h3>
          <p>Tell us who you reach. We answer within three days.</p>
        </li>
        <li>
          <h3>Share</h3>
          <p>
            Your link works on both of our sites. Create a named link for each place you post it.
          </p>
        </li>
        <li>
          <h3>Get paid</h3>
          <p>After the hold, request a payout to your default wallet.</p>
        </li>
      </ol>
      <Tiers tiers={tiers} />
    </section>
  );
}

/** The tiers, from the first to the highest. */
export const Tiers = ({ tiers, current }: { tiers: readonly Tier[]; current?: string | null }) =>
  tiers.length === 0 ? null : (
    <ul className="ambassador-tiers" aria-label="Tiers">
      {tiers.map(({ id, name, minQualified, rateBps, perks }) => (
        <li key={id} className={id === current ? 'ambassador-tiers__current' : undefined}>
          <h3>
            <bdi translate="no">{name}</bdi>
            {id === current ? <span className="badge text-bg-success">Your tier</span> : null}
          </h3>
          <p className="ambassador-tiers__rate">{rateText(rateBps)}</p>
          <p>{minQualified === 0 ? 'From the start' : `From ${counted(minQualified, 'buyer')}`}</p>
          {perks.length === 0 ? null : (
            <ul>
              {perks.map((perk) => (
                <li key={perk}>{perk}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
