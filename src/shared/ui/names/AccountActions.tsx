import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { shortAddress } from '@/shared/solana/shortAddress';
import { CopyButton } from '../CopyButton';
import './names.scss';

interface AccountActionsProps {
  /** Base58. */
  address: string;
  /** What it is: "the token". */
  what: string;
}

/** An account's address, short for the eye and whole for screen readers, to copy and to look up. */
export const AccountActions = ({ address, what }: AccountActionsProps) => (
  <span className="name__actions">
    <code className="name__address" title={address}>
      <span aria-hidden="true">{shortAddress(address)}</span>
      <span className="visually-hidden">{address}</span>
    </code>
    <CopyButton value={address} label={`Copy the address of ${what}`} />
    <SafeLink href={`${config.explorerUrl}/address/${encodeURIComponent(address)}`}>
      View in explorer
    </SafeLink>
  </span>
);
