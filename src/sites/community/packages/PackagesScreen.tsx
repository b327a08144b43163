import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { RequireServer } from '@/features/server/discord/RequireServer';
import { RoleNote } from '@/features/server/discord/RoleNote';
import { useMay } from '@/features/server/discord/useMay';
import { isActive } from '@/features/billing/orders/order';
import { useOrders } from '@/features/billing/orders/useOrders';
import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { counted } from '@/shared/text/language';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import type { Offer } from '@/features/billing/packages/offer';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { differenceOf } from '@/features/billing/packages/differences';
import { InForce } from './InForce';
import { needsConfirmation, OrderMeaning } from './OrderMeaning';
import { coverOf, enoughFor } from './needs';
import { PackageCard } from './PackageCard';
import { useNeeds } from './useNeeds';
import { useOrderNews } from '../orders/useOrderNews';
import { useOrdering } from './useOrdering';
import './packages.scss';

const CompareTable = lazy(() => import('./CompareTable'));
const TrialStarted = lazyOnDemand(() => import('./TrialStarted'));

/** The screen `package` (spec §2): the packages on offer to the chosen server, to order one. */
export default function PackagesScreen() {
  return <RequireServer>{(serverId) => <Packages serverId={serverId} />}</RequireServer>;
}

function Packages({ serverId }: { serverId: string }) {
  const details = useSelector(selectServerDetails);
  return (
    <>
      <PageHeader
        title="Packages"
        purpose={
          <>
            Packages unlock modules for{' '}
            <bdi translate={details?.guildName ? 'no' : undefined}>
              {details?.guildName ?? 'your server'}
            </bdi>
            . Prices are in SOL, without automatic renewal. Modules keep working for 3 days after a
            package ends.
          </>
        }
        actions={
          <Link className="btn btn-outline-secondary" to="/dashboard/user-order">
            My orders
          </Link>
        }
      />
      <Offers serverId={serverId} />
    </>
  );
}

function Offers({ serverId }: { serverId: string }) {
  const { data, isLoading, error, refetch } = usePackagesOnOfferQuery(serverId);
  const { orders, reload } = useOrders(serverId);
  // Prices depend on the package that a payment under way turns on.
  useOrderNews(serverId, orders, reload);
  const needs = useNeeds(serverId);
  const { order, tryOut, orderingId, refusal, trial } = useOrdering(serverId);
  const mayOrder = useMay('treasurer');
  const [asked, setAsked] = useState<Offer | null>(null);
  const [tried, setTried] = useState<Offer | null>(null);
  // Chosen on the home, before one had signed in.
  const named = useSearchParams()[0].get('tier');
  const activeNames = new Set(orders.filter(isActive).map(({ package: { name } }) => name));
  // The cards would grow if the needs came after them.
  if (isLoading || (data && !needs)) return <OffersSkeleton />;
  if (!data) {
    return (
      <ErrorState
        message={failureText(error, 'Couldn’t load the packages.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.packages.length === 0 && !data.leftOut) {
    return <p className="empty-state">No packages available right now. Check back later.</p>;
  }
  const enough = enoughFor(data.packages, needs ?? []);
  // One button of the page is the primary one: of the package that covers the server’s needs, else of the trial, else
  // of the package staff recommend. Once a trial has started it is that of a module to turn on.
  const firstChoiceId =
    trial === null
      ? (enough ??
        data.packages.find(({ terms }) => terms?.trial)?.id ??
        data.packages.find(({ highlight }) => highlight)?.id)
      : undefined;
  return (
    <>
      <div role="alert">
        {refusal === null ? null : (
          <p className="notice notice--warning">
            <strong>Couldn’t order {refusal.packageName}.</strong> {refusal.message}{' '}
            {refusal.hasOpenOrder ? <Link to="/dashboard/user-order">View orders</Link> : null}
          </p>
        )}
      </div>
      <RoleNote needed="treasurer">
        View only. Ask a treasurer or owner of this server to order packages.
      </RoleNote>
      <LeftOutNote leftOut={data.leftOut} />
      {named === null || data.packages.some(({ id }) => id === named) ? null : (
        <p className="notice notice--warning" role="status">
          The package you chose is no longer available. Choose another one.
        </p>
      )}
      {trial === null ? null : (
        <Suspense fallback={<p role="status">Your trial started.</p>}>
          <TrialStarted trial={trial} />
        </Suspense>
      )}
      <InForce held={data.held} />
      <UrlTabs
        label="Packages"
        param="view"
        tabs={[
          {
            id: 'tiers',
            label: 'Packages',
            content: (
              <ul className="tier-grid tier-grid--offers" aria-label="Available packages">
                {data.packages.map((offer) => (
                  <PackageCard
                    key={offer.id}
                    offer={offer}
                    cover={coverOf(offer, needs ?? [])}
                    isEnough={offer.id === enough}
                    difference={differenceOf(offer, data.packages)}
                    isCurrent={activeNames.has(offer.name)}
                    isOrdering={orderingId === offer.id}
                    isBlocked={orderingId !== null && orderingId !== offer.id}
                    mayOrder={mayOrder}
                    isNamed={offer.id === named}
                    isFirstChoice={offer.id === firstChoiceId}
                    onOrder={() => (needsConfirmation(offer) ? setAsked(offer) : void order(offer))}
                    onTry={() => setTried(offer)}
                  />
                ))}
              </ul>
            ),
          },
          {
            id: 'compare',
            label: 'Compare',
            content: (
              <Suspense fallback={<TableSkeleton label="Loading the comparison" />}>
                <CompareTable offers={data.packages} />
              </Suspense>
            ),
          },
        ]}
      />
      <OrderQuestion
        offer={asked}
        onOrder={(offer) => {
          setAsked(null);
          void order(offer);
        }}
        onClose={() => setAsked(null)}
      />
      <TrialQuestion
        offer={tried}
        onStart={(offer) => {
          setTried(null);
          void tryOut(offer);
        }}
        onClose={() => setTried(null)}
      />
    </>
  );
}

interface OrderQuestionProps {
  /** The package that is asked about; null for none. */
  offer: Offer | null;
  onOrder: (offer: Offer) => void;
  onClose: () => void;
}

/** Says what an order would change before it is placed. */
const OrderQuestion = ({ offer, onOrder, onClose }: OrderQuestionProps) => (
  <LazyConfirmDialog
    isOpen={offer !== null}
    title={
      offer?.terms?.kind === 'UPGRADE' ? `Upgrade to ${offer.name}?` : `Order ${offer?.name ?? ''}?`
    }
    confirmLabel={offer?.terms?.kind === 'UPGRADE' ? 'Upgrade package' : 'Order package'}
    cancelLabel="Cancel"
    isWanted
    onConfirm={() => {
      if (offer) onOrder(offer);
    }}
    onCancel={onClose}
  >
    {offer?.terms ? <OrderMeaning terms={offer.terms} /> : null}
    {offer?.terms?.kind === 'SMALLER' ? (
      <p>Your larger package stays active until it ends. This one runs alongside it.</p>
    ) : (
      <p>
        {BigInt(offer?.terms?.credit ?? 0) > 0n
          ? 'The price is set when you order and is valid for one day.'
          : 'The price is set when you order.'}{' '}
        Nothing changes until you pay.
      </p>
    )}
  </LazyConfirmDialog>
);

interface TrialQuestionProps {
  /** The package whose trial is asked about; null for none. */
  offer: Offer | null;
  onStart: (offer: Offer) => void;
  onClose: () => void;
}

/** Says what a trial is before it begins: a server has one. */
const TrialQuestion = ({ offer, onStart, onClose }: TrialQuestionProps) => (
  <LazyConfirmDialog
    isOpen={offer !== null}
    title={`Try ${offer?.name ?? ''} for free?`}
    confirmLabel="Start trial"
    cancelLabel="Cancel"
    isWanted
    onConfirm={() => {
      if (offer) onStart(offer);
    }}
    onCancel={onClose}
  >
    <p>
      Free for {counted(offer?.terms?.trial?.days ?? 0, 'day')}. Nothing is charged, and it doesn’t
      renew.
    </p>
    <p>A server can have one trial. Buying a package ends it, and the paid term starts then.</p>
  </LazyConfirmDialog>
);

const OffersSkeleton = () => (
  <div role="status" aria-label="Loading the packages" className="tier-grid">
    <div className="skeleton__block tier--coming" />
    <div className="skeleton__block tier--coming" />
    <div className="skeleton__block tier--coming" />
  </div>
);
