import { AccountName } from './AccountName';

interface WalletNameProps {
  /** Base58. */
  address: string;
  /** Name given by its owner, or the owner's name; null if unknown. */
  name: string | null;
  /** The owner's picture. */
  picture?: string | null;
  hasActions?: boolean;
}

/** A wallet, with its given name. */
export const WalletName = ({ address, name, picture = null, hasActions }: WalletNameProps) => (
  <AccountName
    address={address}
    name={name}
    picture={picture}
    shape="round"
    what={hasActions === true ? (name ?? 'the wallet') : undefined}
  />
);
