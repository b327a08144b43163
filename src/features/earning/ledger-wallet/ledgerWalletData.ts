import { cached, ofServer } from '@/shared/routing/routeData';
import { outgoesAt } from './outgoesAsked';
import { treasuryApi } from './ledgerWalletApi';

const { ledgerWallet, serverPayouts, waitingServerPayouts } = treasuryApi.endpoints;

/** The balance; what waits and the list as the address has it, where they are shown. */
export default ofServer((serverId, { search }) => {
  const isList = ['payouts', ''].includes(search.get('tab') ?? '');
  return [
    cached(ledgerWallet, serverId),
    ...(isList
      ? [
          cached(waitingServerPayouts, serverId),
          cached(serverPayouts, { serverId, ...outgoesAt(search) }),
        ]
      : []),
  ];
});
