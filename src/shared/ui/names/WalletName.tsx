import { AccountName } from './AccountName';

interface WalletNameProps {
  /** Base58. */
  address: string;
  /** What its owner calls it, or whose it is; null where nobody said. */
  name: string | null;
  /** The owner's picture. */
  picture?: string | null;
  hasActions?: boolean;
}

/** A wallet, by the name it was given. */
export const WalletName = ({ address, name, picture = null, hasActions }: WalletNameProps) => (
  <AccountName
    address={address}
    name={name}
    picture={picture}
    shape="round"
    what={hasActions === true ? (name ?? 'the wallet') : undefined}
  />
);
