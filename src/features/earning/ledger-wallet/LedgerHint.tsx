import { listed } from '@/shared/text/listed';
import { useMay } from '@/features/server/discord/useMay';
import { useServerId } from '@/features/server/discord/useServerId';
import { amountText } from '@/shared/format/amounts';
import { parseUnits } from '@/shared/money/lamports';
import type { Fund } from './ledgerWallet';
import { useLedgerWalletQuery } from './ledgerWalletApi';

interface LedgerHintProps {
  /** Mint of the token (base58); null is SOL. */
  mint: string | null;
  /** Limits and budgets of the form, decimal text in whole tokens. */
  amounts: readonly { label: string; amount: unknown }[];
}

/** What the server's ledger wallet holds of a token, and which amounts of a form are above that. */
export function LedgerHint(props: LedgerHintProps) {
  const serverId = useServerId();
  const may = useMay('treasurer');
  return serverId === null || !may ? null : <Hint serverId={serverId} {...props} />;
}

function Hint({ serverId, mint, amounts }: LedgerHintProps & { serverId: string }) {
  const { data } = useLedgerWalletQuery(serverId);
  // Without an answer of the network the balance is not known.
  if (!data?.isRead) return null;
  const fund = data.funds.find(({ token }) => token.mint === mint);
  const above = amounts.filter(({ amount }) => isAbove(amount, fund)).map(({ label }) => label);
  return (
    <p role="status" className={above.length === 0 ? 'field__hint' : 'field__warning'}>
      {fund
        ? `The ledger wallet holds ${amountText(BigInt(fund.held), fund.token.decimals)} ${fund.token.symbol}.`
        : 'The ledger wallet doesn’t hold this token.'}
      {above.length === 0
        ? null
        : ` Exceeds the balance: ${listed(above.map((label) => `“${label}”`))}. Rewards the wallet can’t pay wait until you top it up.`}
    </p>
  );
}

/** Whether an amount is more than a wallet holds; false for what is no amount yet, which its field says. */
function isAbove(amount: unknown, fund: Fund | undefined): boolean {
  if (typeof amount !== 'string' || amount === '') return false;
  if (!fund) return true;
  try {
    return parseUnits(amount, fund.token) > BigInt(fund.held);
  } catch {
    return false;
  }
}
