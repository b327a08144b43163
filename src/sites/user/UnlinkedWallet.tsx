import { Unlink } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useLinkedWalletsQuery } from '@/features/identity/linked-wallets/linkedWalletsApi';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';

const WALLETS = '/dashboard/profile/wallets';
const LABEL = 'Wallet not linked. Link it to your account';

/**
 * Beside the wallet of the header: that the account it shows is not linked, and the way to link it. What is connected
 * is what the browser shows, what is linked is whose it is (decision 75), and rewards go to the latter alone.
 */
export default function UnlinkedWallet() {
  const { address, loaded } = useWalletState();
  const { pathname } = useLocation();
  const isShown = loaded && address !== null && pathname !== WALLETS;
  const { data } = useLinkedWalletsQuery(undefined, { skip: !isShown });
  const isPhone = useMedia(PHONE);
  // What could not be read in full may well hold it.
  if (!isShown || !data || data.leftOut !== undefined) return null;
  if (data.wallets.some((wallet) => wallet.address === address)) return null;
  return (
    <Link
      to={WALLETS}
      className={isPhone ? 'btn icon-button' : 'btn btn-outline-secondary'}
      aria-label={LABEL}
      title={LABEL}
    >
      <Unlink aria-hidden="true" size={isPhone ? 20 : 16} /> {isPhone ? null : 'Wallet not linked'}
    </Link>
  );
}
