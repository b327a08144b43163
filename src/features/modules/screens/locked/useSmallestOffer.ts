import { useSelector } from 'react-redux';
import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';
import { smallestWith } from '@/features/billing/packages/smallest';
import { selectServerId } from '@/features/server/discord/discordSlice';

/** The smallest package with an item, as it is offered to the chosen server; undefined where none is known. */
export function useSmallestOffer(planItem: string) {
  const serverId = useSelector(selectServerId) ?? '';
  const { data } = usePackagesOnOfferQuery(serverId, { skip: serverId === '' });
  return smallestWith(data?.packages ?? [], [planItem]);
}
