import type { AmbassadorTotals } from '@/features/billing/referrals/program';
import { shareText, solText } from '@/features/billing/referrals/words';
import { inNumbers } from '@/shared/format/numbers';
import { Private } from '@/shared/ui/Private';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { Stat, Stats } from '@/shared/ui/Stat';

/** An amount in a tile, with a small unit so that the figure fits. */
const Money = ({ lamports }: { lamports: string }) => (
  <span translate="no">
    <Private>
      <ShortAmount units={BigInt(lamports)} decimals={9} />
    </Private>{' '}
    <small>SOL</small>
  </span>
);

/** Totals of clicks, people and money, with an explanation of how they are counted. */
export function Figures({ figures }: { figures: AmbassadorTotals }) {
  const { clicks, signUps, qualified } = figures;
  if (clicks + signUps + qualified === 0 && figures.earned === '0')
    return <p>No visits yet. Clicks, sign-ups, buyers and commissions appear here.</p>;
  const sol = (lamports: string) => <Private>{solText(BigInt(lamports))}</Private>;
  return (
    <>
      <Stats>
        <Stat label="Clicks" value={inNumbers(clicks)} />
        <Stat label="Sign-ups" value={inNumbers(signUps)} />
        <Stat label="Buyers" value={inNumbers(qualified)} />
        <Stat label="Conversion rate" value={shareText(qualified, clicks)} />
      </Stats>
      <Stats>
        <Stat label="Earned" value={<Money lamports={figures.earned} />} />
        <Stat label="On hold" value={<Money lamports={figures.onHold} />} />
        <Stat label="Available" value={<Money lamports={figures.available} />} />
        <Stat label="Paid" value={<Money lamports={figures.paid} />} />
      </Stats>
      <details className="ambassador-terms">
        <summary>How these numbers are calculated</summary>
        <dl>
          <dt>Clicks</dt>
          <dd>Estimated visits through your referral links. Each visitor counts once a day.</dd>
          <dt>Sign-ups</dt>
          <dd>New accounts credited to your links.</dd>
          <dt>Buyers</dt>
          <dd>Referred members with a paid order that wasn’t refunded or disabled.</dd>
          <dt>Conversion rate</dt>
          <dd>Buyers ÷ clicks.</dd>
          <dt>Earned</dt>
          <dd>
            All your commissions: {sol(figures.onHold)} on hold, {sol(figures.available)} available,{' '}
            {sol(figures.requested)} on its way, {sol(figures.paid)} paid and{' '}
            {sol(figures.takenBack)} revoked.
          </dd>
          <dt>On hold</dt>
          <dd>Commissions on recent orders, which can still be refunded.</dd>
          <dt>Available</dt>
          <dd>Ready to be paid out.</dd>
          <dt>Paid</dt>
          <dd>Already sent to your wallet.</dd>
        </dl>
      </details>
    </>
  );
}
