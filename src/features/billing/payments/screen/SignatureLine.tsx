import { Address } from '@/shared/ui/Address';

/** A transaction's signature, to copy for support and to look up in the explorer. */
export const SignatureLine = ({ signature }: { signature: string }) => (
  <p className="signature-line">
    <span>Transaction</span>
    <Address value={signature} what="the transaction signature" isShort explorer="transaction" />
  </p>
);
