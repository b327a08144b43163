import { Suspense, useState } from 'react';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import type { PayByPhoneProps } from './PhoneQrCode';

/** Opened by few, and long after the page is shown. */
const PhoneQrCode = lazyOnDemand(() => import('./PhoneQrCode'));

/** The order as a Solana Pay link and QR code, for a wallet on another device. */
export function PayByPhone(props: PayByPhoneProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="pay-by-phone" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Pay from your phone</summary>
      {isOpen ? (
        <Suspense fallback={<div className="qr-code qr-code--coming" />}>
          <PhoneQrCode {...props} />
        </Suspense>
      ) : null}
    </details>
  );
}
