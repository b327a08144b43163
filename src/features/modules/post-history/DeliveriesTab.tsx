import { useSearchParams } from 'react-router-dom';
import { DeliveryList } from './DeliveryList';
import { DeliveryPage } from './DeliveryPage';
import './deliveries.scss';

/** Whose deliveries are shown. */
export interface ModuleShown {
  serverId: string;
  /** Slug of the module. */
  module: string;
  /** What one of its rules is called, such as "alert"; null where the module has one form. */
  noun: string | null;
}

/** What a module posted, or did not; one of them where the address names it. */
export function DeliveriesTab(props: ModuleShown) {
  const [params] = useSearchParams();
  const deliveryId = params.get('delivery');
  return deliveryId === null ? (
    <DeliveryList {...props} />
  ) : (
    <DeliveryPage
      key={deliveryId}
      serverId={props.serverId}
      deliveryId={deliveryId}
      noun={props.noun}
    />
  );
}
