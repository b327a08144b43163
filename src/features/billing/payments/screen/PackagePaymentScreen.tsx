import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { Order } from '@/features/billing/orders/order';
import { RequireServer } from '@/features/server/discord/RequireServer';
import { AccountCheck } from '@/features/identity/session/AccountCheck';
import { PageHeader } from '@/shared/ui/PageHeader';
import { browserJournal } from '../journal/browserJournal';
import { navigationHint, type NavigationHint } from './navigationHint';
import { OrderSummaryHint } from './OrderSummaryHint';
import { PaymentSteps } from './PaymentSteps';
import './payment.scss';

const Payment = lazy(() => import('./Payment'));

interface Slots {
  /** Shown below the payment once its package is active. */
  WhatNext?: ComponentType<{ order: Order }>;
}

/**
 * package-payment/:orderId (spec §2; the flow is ADR sign-then-send). The order's server comes from the link that led
 * here, else from a payment this browser remembers, else it is the chosen server.
 */
export default function PackagePaymentScreen({ WhatNext }: Slots) {
  const { orderId = '' } = useParams();
  const location = useLocation();
  // Read once: the journal entry is removed when the payment is registered, and the screen stays.
  const [known] = useState(() => {
    const hint = navigationHint(location.state, orderId);
    const record = browserJournal().read(orderId);
    return { hint, serverId: hint?.discordServerId ?? record?.discordServerId };
  });
  if (known.serverId !== undefined) {
    return (
      <PaymentPage
        orderId={orderId}
        serverId={known.serverId}
        hint={known.hint}
        WhatNext={WhatNext}
      />
    );
  }
  return (
    <RequireServer>
      {(serverId) => (
        <PaymentPage orderId={orderId} serverId={serverId} hint={null} WhatNext={WhatNext} />
      )}
    </RequireServer>
  );
}

interface PaymentPageProps {
  orderId: string;
  serverId: string;
  hint: NavigationHint | null;
  WhatNext: Slots['WhatNext'];
}

/** Facts from the link are shown at once while the payment code loads. */
function PaymentPage(props: PaymentPageProps) {
  return (
    <>
      <PageHeader
        title="Payment"
        purpose="Pay for your package with a Solana wallet."
        actions={
          <Link className="btn btn-outline-secondary" to="/dashboard/user-order">
            Back to orders
          </Link>
        }
      />
      <AccountCheck what="what you pay for">
        <Suspense fallback={<Coming hint={props.hint} />}>
          <Payment {...props} />
        </Suspense>
      </AccountCheck>
    </>
  );
}

const Coming = ({ hint }: { hint: NavigationHint | null }) => (
  <>
    <PaymentSteps current="Review" />
    <div className="payment-layout">
      <OrderSummaryHint hint={hint} />
    </div>
  </>
);
