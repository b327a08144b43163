import { cached, ofServer } from '@/shared/routing/routeData';
import { payoutsQueryAt } from './payoutColumns';
import { ledgerWalletApi } from './ledgerWalletApi';

const { ledgerWallet, serverPayouts, waitingServerPayouts } = ledgerWalletApi.endpoints;

/** The balance; what waits and the list as the address has it, where they are shown. */
export default ofServer((serverId, { search }) => {
  const isList = ['payouts', ''].includes(search.get('tab') ?? '');
  return [
    cached(ledgerWallet, serverId),
    ...(isList
      ? [
          cached(waitingServerPayouts, serverId),
          cached(serverPayouts, { serverId, ...payoutsQueryAt(search) }),
        ]
      : []),
  ];
});
