import type { ReferralDetails } from '@/features/billing/referrals/program';
import { solText } from '@/features/billing/referrals/words';
import { counted } from '@/shared/text/language';

interface RulesProps {
  program: ReferralDetails;
  /** For those who have read them: behind their name. */
  isFolded?: boolean;
}

/** What counts and what does not, in plain words. */
export const Rules = ({ program, isFolded = false }: RulesProps) => (
  <section className="panel ambassador-rules" aria-labelledby="ambassador-rules">
    {isFolded ? (
      <details>
        <summary>
          <h2 id="ambassador-rules">Rules</h2>
        </summary>
        <RuleList program={program} />
      </details>
    ) : (
      <>
        <h2 id="ambassador-rules">Rules</h2>
        <RuleList program={program} />
      </>
    )}
  </section>
);

export function RuleList({ program: { cookieDays, holdDays, minPayoutLamports } }: RulesProps) {
  return (
    <ul>
      <li>
        The first link someone follows counts for {counted(cookieDays, 'day')}. Another ambassador’s
        link changes nothing in that time.
      </li>
      <li>Only new accounts count. Existing users can’t become referrals.</li>
      <li>Your own account and orders paid from your linked wallets never count.</li>
      <li>
        You earn once the order is active. Your tier at that moment sets the rate, rounded down to
        the lamport.
      </li>
      <li>
        Commissions are on hold for {counted(holdDays, 'day')}. If an order is disabled or refunded,
        even later, its commission is revoked, but never more than is available.
      </li>
      <li>
        Your tier depends on how many buyers have an order that still counts. It drops if orders are
        disabled or refunded.
      </li>
      <li>
        Payouts start at {solText(BigInt(minPayoutLamports))} and go to your default wallet. We pay
        the network fee. Payouts above 5 SOL, or while you’re suspended, need our approval.
      </li>
      <li>
        Links we create for you can have their own terms. The terms at sign-up apply to everything
        that person buys.
      </li>
      <li>
        Clicks are estimates. Each visitor counts once a day, or more often if their browser blocks
        storage.
      </li>
      <li>
        While you’re suspended, clicks, sign-ups and orders don’t count. You keep what you earned.
      </li>
    </ul>
  );
}
