import type { ReferralDetails } from '@/features/billing/referrals/program';
import { solText } from '@/features/billing/referrals/words';
import { counted } from '@/shared/text/language';

/** What counts and what does not, in plain words. */
export function Rules({ program }: { program: ReferralDetails }) {
  const { cookieDays, holdDays, minPayoutLamports } = program;
  return (
    <section className="panel ambassador-rules" aria-labelledby="ambassador-rules">
      <h2 id="ambassador-rules">The rules</h2>
      <ul>
        <li>
          The link someone follows first counts, for {counted(cookieDays, 'day')}. A second
          ambassador’s link in that time changes nothing.
        </li>
        <li>Only new accounts count: who had signed in before is no one’s referral.</li>
        <li>Your own account and orders paid from your linked wallets never count.</li>
        <li>
          An order counts once it is ENABLED. Your rate is that of your tier at that moment, and
          your part is rounded down to the lamport.
        </li>
        <li>
          A commission is on hold for {counted(holdDays, 'day')}. If the order is disabled or
          refunded, it is taken back, also later, but never more than is available.
        </li>
        <li>
          Your tier follows the number of people whose order still counts; it falls when orders are
          called off.
        </li>
        <li>
          Payouts start at {solText(BigInt(minPayoutLamports))}, go to the wallet that is your
          default when you ask, and cost you nothing: we pay the network fee. Above 5 SOL, and while
          you’re suspended, one of us looks at them first.
        </li>
        <li>
          A link that we make for you may have terms of its own. What holds when someone signs up by
          it holds for all they buy.
        </li>
        <li>
          Clicks are estimates: a visitor counts once a day, and who blocks storage counts twice.
        </li>
        <li>
          While you’re suspended, clicks, sign-ups and orders bring nothing; what you earned stays
          yours.
        </li>
      </ul>
    </section>
  );
}
