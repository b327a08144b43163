import { useEffect, useState } from 'react';
import { formatSol } from '@/shared/money/lamports';
import { CopyButton } from '@/shared/ui/CopyButton';
import { usePayments } from '../browser/usePayments';
import { Stopped } from '../flow/context';
import QrCode from '@/shared/ui/QrCode';
import { type PayRequest, solanaPayUrl, watchReference } from './solanaPay';

export interface PayByPhoneProps {
  request: PayRequest;
  /** A payment in full has arrived on the order's reference. */
  onPaid: () => void;
}

/** What a wallet on another device scans. What arrives is watched for while this is open. */
export default function PhoneQrCode({ request, onPaid }: PayByPhoneProps) {
  const url = solanaPayUrl(request);
  return (
    <>
      <p>
        Scan this with a Solana wallet to pay {formatSol(request.lamports)} SOL. We’ll find the
        payment automatically.
      </p>
      <QrCode value={url} label="Solana Pay QR code" />
      <p className="pay-by-phone__link">
        <a className="btn btn-outline-secondary" href={url}>
          Open in wallet
        </a>
        <CopyButton value={url} label="Copy Solana Pay link" />
      </p>
      <Watch request={request} onPaid={onPaid} />
    </>
  );
}

function Watch({ request, onPaid }: PayByPhoneProps) {
  const { ports } = usePayments();
  const [partial, setPartial] = useState(0n);
  const { reference, recipient, lamports, memo } = request;
  useEffect(() => {
    const stop = new AbortController();
    const target = { reference, recipient, lamports, memo };
    watchReference(ports, target, stop.signal, setPartial).then(
      () => {
        if (!stop.signal.aborted) onPaid();
      },
      () => undefined,
    );
    return () => stop.abort(new Stopped('closed'));
  }, [ports, reference, recipient, lamports, memo, onPaid]);
  return (
    <p role="status">
      {partial === 0n
        ? 'Waiting for your payment. You can also come back later: we’ll still find it.'
        : `${formatSol(partial)} SOL arrived, which is less than the price. Contact support.`}
    </p>
  );
}
