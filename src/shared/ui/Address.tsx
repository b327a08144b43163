import { explorerUrl } from '@/shared/format/explorer';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { shortAddress } from '@/shared/solana/shortAddress';
import { CopyButton } from './CopyButton';

interface AddressProps {
  /** Base58: an account or a transaction's signature. */
  value: string;
  /** What it is, for the copy button: 'the receiving wallet'. */
  what: string;
  /** Shortened in the middle for the eye; always whole for screen readers, and when copied. */
  isShort?: boolean;
  /** Where the explorer shows it; no link without. */
  explorer?: 'account' | 'transaction';
}

/** A key or signature of Solana's: to read, to copy, and to look up. */
export function Address({ value, what, isShort = false, explorer }: AddressProps) {
  return (
    <>
      <AddressText value={value} isShort={isShort} />
      <CopyButton value={value} label={`Copy ${what}`} />
      {explorer === undefined ? null : (
        <SafeLink href={explorerUrl(explorer, value)}>View in explorer</SafeLink>
      )}
    </>
  );
}

/** The key itself, to read. */
export const AddressText = ({ value, isShort }: Pick<AddressProps, 'value' | 'isShort'>) => (
  <code className="address" title={value} translate="no">
    {isShort === true ? (
      <>
        <span aria-hidden="true">{shortAddress(value)}</span>
        <span className="visually-hidden">{value}</span>
      </>
    ) : (
      value
    )}
  </code>
);

/** The wallet of a payment, which is erased when the account it was paid to is deleted. */
export const PaidAddress = ({
  value,
  ...props
}: { value: string | null } & Pick<AddressProps, 'isShort'>) =>
  value === null ? 'Deleted with the account' : <AddressText value={value} {...props} />;
