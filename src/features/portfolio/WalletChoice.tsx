import { useSearchParams } from 'react-router-dom';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import { shortAddress } from '@/shared/solana/shortAddress';
import { WALLET, withParams } from './portfolioParams';

const labelOf = ({ name, address, flag }: LinkedWallet): string => {
  const short = shortAddress(address);
  const called = name === null || name.trim() === '' ? short : `${name} (${short})`;
  return flag === 'DEFAULT' ? `${called}, default` : called;
};

/** Selects a wallet; the selection is in the URL. */
export function WalletChoice({ wallets }: { wallets: readonly LinkedWallet[] }) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(WALLET) ?? '';
  return (
    <select
      className="form-select portfolio-wallet"
      aria-label="Wallet"
      value={wallets.some(({ address }) => address === wanted) ? wanted : ''}
      onChange={({ target }) =>
        setParams((before) => withParams(before, { [WALLET]: target.value }), {
          preventScrollReset: true,
        })
      }
    >
      <option value="">All linked wallets ({wallets.length})</option>
      {wallets.map((wallet) => (
        <option key={wallet.id} value={wallet.address}>
          {labelOf(wallet)}
        </option>
      ))}
    </select>
  );
}
