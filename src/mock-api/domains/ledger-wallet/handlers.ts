import * as endpoints from '@/features/earning/ledger-wallet/endpoints';
import * as withdrawalEndpoints from '@/features/earning/ledger-wallet/withdrawalEndpoints';
import { searchMatcher } from '@/shared/text/searchable';
import { audit } from '../audit/audit';
import type { GuildRow } from '../guilds/rows';
import { pageOf, partOf } from '../../http/paging';
import { done, Refusal, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { heldTokens, ledgerAddress } from '../payouts/ledgerKey';
import { runPayouts } from '../payouts/payouts';
import { retryPayout } from '../payouts/retry';
import type { World } from '../../store/world';
import { keepAlert, tellWhatIsLow } from './alerts';
import { decide } from './decide';
import { depositsOf } from './deposits';
import { findOutflows, waitingOf } from './find';
import { alertOf, fundsOf } from './funds';
import { outflowDetail, outflowsOf, outflowView, type OutflowRow } from './outflows';
import { spendingOf } from './spending';
import { lastWithdrawal, runWithdrawals, withdraw } from './withdraw';

const NOT_THERE = 'Payout not found.';

/** Goes on with all that is on its way out of ledger wallets. */
async function settle(world: World): Promise<void> {
  await runPayouts(world);
  await runWithdrawals(world);
}

const find = (world: World, { id }: GuildRow, payoutId: string): OutflowRow | undefined =>
  outflowsOf(world, id).find(({ row }) => row.id === payoutId);

async function walletView(world: World, guild: GuildRow) {
  const funds = await fundsOf(world, guild.id);
  if (funds) tellWhatIsLow(world, guild, funds);
  const { version, days } = alertOf(world, guild.id);
  return {
    address: ledgerAddress(guild.id),
    isRead: funds !== null,
    funds: funds ?? [],
    alert: { version, days },
    lastWithdrawalId: lastWithdrawal(world, guild.id)?.id ?? null,
  };
}

const served = serve(endpoints, {
  getLedgerWallet: async ({ world, guild }) => {
    await settle(world);
    return done(await walletView(world, guild));
  },

  updateLedgerWalletAlert: async ({ world, user, guild, body: { version, days, below } }) => {
    const alert = alertOf(world, guild.id);
    if (alert.version !== version)
      return refuse('stale-version', 'Someone else changed these alerts. Refresh to see them.');
    const known = [null, ...heldTokens(guild.id)];
    const odd = below.findIndex(
      ({ mint }, index) =>
        !known.includes(mint) || below.findIndex((each) => each.mint === mint) !== index,
    );
    if (odd >= 0)
      return wrongFields([
        {
          path: `below.${String(odd)}.mint`,
          message: 'The ledger wallet doesn’t hold this token.',
        },
      ]);
    keepAlert(world, { ...alert, days, below, version: version + 1 });
    audit(world, user.id, 'ledger-wallet.alert', guild.id);
    return done(await walletView(world, guild), 'Saved.');
  },

  listServerPayouts: async ({ world, user, guild, query }) => {
    await settle(world);
    const { items, ...page } = partOf(
      findOutflows(world, guild.id, query),
      query,
      ({ row }) => row.id,
    );
    return done({ ...page, items: items.map((each) => outflowView(world, user, guild, each)) });
  },

  listWaitingServerPayouts: async ({ world, user, guild, query }) => {
    await settle(world);
    const { items, ...page } = pageOf(waitingOf(world, guild.id), query);
    return done({ ...page, items: items.map((each) => outflowView(world, user, guild, each)) });
  },

  getServerPayout: async ({ world, user, guild, params }) => {
    await settle(world);
    const outflow = find(world, guild, params.payoutId);
    return outflow
      ? done(await outflowDetail(world, user, guild, outflow))
      : refuse('payout-not-found', NOT_THERE);
  },

  decideServerPayout: async ({ world, user, guild, params, body }) => {
    const outflow = find(world, guild, params.payoutId);
    if (!outflow || outflow.kind === 'WITHDRAWAL') return refuse('payout-not-found', NOT_THERE);
    const refusal = await decide(world, guild, user, outflow.row, body);
    if (refusal) return refusal;
    return done(await outflowDetail(world, user, guild, outflow), 'Decision saved.');
  },

  retryServerPayout: async ({ world, user, guild, params }) => {
    const outflow = find(world, guild, params.payoutId);
    if (!outflow || outflow.kind === 'WITHDRAWAL') return refuse('payout-not-found', NOT_THERE);
    const refusal = await retryPayout(world, outflow.row);
    if (refusal) return refusal;
    audit(world, user.id, 'payout.retried', outflow.row.id, { serverId: guild.id });
    return done(await outflowDetail(world, user, guild, outflow), 'Sending the payout again.');
  },

  listDeposits: async ({ world, guild, query }) => {
    const deposits = await depositsOf(world, guild.id);
    const matches = searchMatcher(query.search ?? '');
    const found = deposits?.filter(({ signature, from }) => matches(signature, from));
    return done({ isRead: deposits !== null, ...pageOf(found ?? [], query) });
  },

  listSpending: async ({ world, guild, query: { span = '30', mint = null } }) => {
    await settle(world);
    return done(spendingOf(world, guild.id, mint, Number(span)));
  },
});

const withdrawals = serve(withdrawalEndpoints, {
  withdraw: async ({ world, user, guild, body }) => {
    const isNew = !world.db.withdrawals.some(
      ({ serverId, key }) => serverId === guild.id && key === body.key,
    );
    const made = await withdraw(world, guild, user.id, body);
    if (made instanceof Refusal) return made;
    if (isNew) audit(world, user.id, 'ledger-wallet.withdrawal', made.id, { serverId: guild.id });
    const outflow: OutflowRow = { kind: 'WITHDRAWAL', row: made };
    return done(await outflowDetail(world, user, guild, outflow), 'Withdrawal started.');
  },
});

export const treasuryRoutes = [...served, ...withdrawals];
