import { cached, ofServer } from '@/shared/routing/routeData';
import { outgoesAt } from './outgoesAsked';
import { treasuryApi } from './treasuryApi';

const { ledgerWallet, outgoes, waitingPayouts } = treasuryApi.endpoints;

/** The balance, what waits, and the list as the address has it. */
export default ofServer((serverId, { search }) => [
  cached(ledgerWallet, serverId),
  cached(waitingPayouts, serverId),
  cached(outgoes, { serverId, ...outgoesAt(search) }),
]);
