import { Link } from 'react-router-dom';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { useMay } from '@/features/server/discord/useMay';
import { useServerId } from '@/features/server/discord/useServerId';
import { usePreferences } from '@/shared/format/displayPreferences';
import { parseUnits } from '@/shared/money/lamports';
import { listed } from '@/shared/text/listed';
import type { Fund } from './ledgerWallet';
import { useLedgerWalletQuery } from './ledgerWalletApi';
import { runwayText, tokenAmount } from './ledgerWalletWords';
import './paidFrom.scss';

interface PaidFromProps {
  /** Token address (base58) of the paid token; null is SOL. */
  mint: string | null;
  /** The start of the sentence, if it isn’t about the rewards beside it. */
  lead?: string;
  /** Rewards and budgets of a form, decimal text in whole tokens. */
  amounts?: readonly { label: string; amount: unknown }[];
  /** Whole days the balance lasts with the form's current values; if omitted, at the current rate. */
  daysLeftWith?: number | undefined;
}

const NONE: readonly never[] = [];
const LEAD = 'Paid from';

/**
 * The source of rewards: the balance of a token in the server's ledger wallet, how long it lasts, and a link to add
 * more.
 */
export function PaidFrom(props: PaidFromProps) {
  const serverId = useServerId();
  const may = useMay('treasurer');
  if (serverId === null) return null;
  return may ? (
    <OfTreasurer serverId={serverId} {...props} />
  ) : (
    <p className="paid-from">{props.lead ?? LEAD} the server’s ledger wallet.</p>
  );
}

function OfTreasurer({ serverId, ...props }: PaidFromProps & { serverId: string }) {
  const { mint, lead = LEAD, amounts = NONE, daysLeftWith } = props;
  const { data, error, isFetching, refetch } = useLedgerWalletQuery(serverId);
  usePreferences();
  if (!data && !error)
    return <p className="paid-from">{lead} the server’s ledger wallet: loading balance…</p>;
  const fund = data?.funds.find(({ token }) => token.mint === mint);
  // A balance that couldn’t be read isn’t the same as none.
  const isKnown = data?.isRead === true && (fund !== undefined || !data.leftOut);
  if (!isKnown)
    return (
      <p className="paid-from" role="status">
        {lead} the server’s ledger wallet. Couldn’t load its balance.{' '}
        <button
          type="button"
          className="btn btn-link paid-from__retry"
          aria-busy={isFetching}
          onClick={() => void refetch()}
        >
          Retry
        </button>
      </p>
    );
  const above = amounts.filter(({ amount }) => isAbove(amount, fund)).map(({ label }) => label);
  return (
    <div className="paid-from" role="status">
      <p>
        {lead} the server’s ledger wallet:{' '}
        {fund ? (
          <>
            <strong className="amount" translate="no">
              {tokenAmount(fund.held, fund.token)}
            </strong>
            <SolValue units={fund.held} mint={mint} /> ·{' '}
            {daysLeftWith === undefined
              ? runwayText(fund.daysLeft)
              : runwayText(daysLeftWith, 'with it')}
          </>
        ) : (
          'it doesn’t hold this token'
        )}{' '}
        · <Link to="/dashboard/ledger-wallet?tab=deposit">Top up</Link>
      </p>
      {above.length === 0 ? null : (
        <p className="field__warning">
          Exceeds the balance: {listed(above.map((label) => `“${label}”`))}. Rewards the wallet
          can’t pay wait until you top it up.
        </p>
      )}
    </div>
  );
}

/** Whether an amount exceeds the wallet's balance; false for an invalid amount, which its field reports. */
function isAbove(amount: unknown, fund: Fund | undefined): boolean {
  if (typeof amount !== 'string' || amount === '') return false;
  if (!fund) return true;
  try {
    return parseUnits(amount, fund.token) > BigInt(fund.held);
  } catch {
    return false;
  }
}
