import PackagePaymentScreen from '@/features/billing/payments/screen/PackagePaymentScreen';
import { lazyOptional } from '@/shared/ui/lazyParts';

const Ownership = lazyOptional(() => import('./Ownership'));

/** The screen `package-payment` (spec §2), which ends in what the server now has. */
export default function PaymentScreen() {
  return <PackagePaymentScreen WhatNext={Ownership} />;
}
