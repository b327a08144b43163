import { StatusBadge } from '@/shared/ui/StatusBadge';
import { orderStatusColour } from './order';

/** The status of an order in the colour of spec §4. */
export const OrderStatusBadge = ({ status }: { status: string }) => (
  <StatusBadge status={status} colours={orderStatusColour} />
);
