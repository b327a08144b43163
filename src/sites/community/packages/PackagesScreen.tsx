import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectServerDetails } from '@/features/discord/discordSlice';
import { RequireServer } from '@/features/discord/RequireServer';
import { RoleNote } from '@/features/discord/RoleNote';
import { useMay } from '@/features/discord/useMay';
import { isActive } from '@/features/orders/order';
import { useOrders } from '@/features/orders/useOrders';
import { usePackagesOnOfferQuery } from '@/features/packages/packagesApi';
import { failureText } from '@/shared/api/failureText';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { PackageCard } from './PackageCard';
import { useOrdering } from './useOrdering';
import './packages.scss';

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
            What <bdi>{details?.guildName ?? 'your server'}</bdi> can do depends on its package.
            Prices are in SOL; there is no automatic renewal.
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
  const { orders } = useOrders(serverId);
  const { order, orderingId, refusal } = useOrdering(serverId);
  const mayOrder = useMay('treasurer');
  if (isLoading) return <OffersSkeleton />;
  if (!data) {
    return (
      <ErrorState
        message={failureText(error, 'The packages could not be loaded.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.packages.length === 0 && !data.leftOut) {
    return (
      <p className="empty-state">No package is on offer right now. Please look again later.</p>
    );
  }
  const activeNames = new Set(orders.filter(isActive).map(({ package: { name } }) => name));
  return (
    <>
      <div role="alert">
        {refusal === null ? null : (
          <p className="notice notice--warning">
            <strong>{refusal.packageName} was not ordered.</strong> {refusal.message}{' '}
            {refusal.hasOpenOrder ? (
              <Link to="/dashboard/user-order">Go to your orders</Link>
            ) : null}
          </p>
        )}
      </div>
      <RoleNote needed="treasurer">
        You may look at the packages. Treasurers and owners of this server order them.
      </RoleNote>
      <LeftOutNote leftOut={data.leftOut} />
      <ul className="tier-grid tier-grid--offers" aria-label="Packages on offer">
        {data.packages.map((offer) => (
          <PackageCard
            key={offer.id}
            offer={offer}
            isCurrent={activeNames.has(offer.name)}
            isOrdering={orderingId === offer.id}
            isBlocked={orderingId !== null && orderingId !== offer.id}
            mayOrder={mayOrder}
            onOrder={() => void order(offer)}
          />
        ))}
      </ul>
    </>
  );
}

const OffersSkeleton = () => (
  <div role="status" aria-label="Loading the packages" className="tier-grid">
    <div className="skeleton__block tier--coming" />
    <div className="skeleton__block tier--coming" />
    <div className="skeleton__block tier--coming" />
  </div>
);
