import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { CopyButton } from '@/shared/ui/CopyButton';

/** A transaction's signature, to copy for support and to look up in the explorer. */
export function SignatureLine({ signature }: { signature: string }) {
  return (
    <p className="signature-line">
      <span>Transaction</span>{' '}
      <code className="address" title={signature}>
        <span aria-hidden="true">{`${signature.slice(0, 8)}…${signature.slice(-8)}`}</span>
        <span className="visually-hidden">{signature}</span>
      </code>
      <CopyButton value={signature} label="Copy the transaction's signature" />
      <SafeLink href={`${config.explorerUrl}/tx/${encodeURIComponent(signature)}`}>
        View in explorer
      </SafeLink>
    </p>
  );
}
