import { findAbout } from '@/features/modules/engine/registry';
import { asText } from '@/features/modules/engine/shape';
import type { Values } from '@/features/modules/common-fields/field';
import { refuse, type Refusal } from '../../http/reply';
import { isOpen } from '../payouts/funds';
import type { World } from '../../store/world';
import type { ProjectWalletRow } from './rows';
import { projectWalletsOf } from './wallets';

/** Modules whose `wallet` was the wallet they were paid from, in an earlier version. The ledger wallet pays. */
const FORMER_PAYERS: readonly string[] = ['hold-to-earn', 'engage-to-earn'];

/** Whether values of a module name an address. */
function names(slug: string, values: Values | null, address: string): boolean {
  const { wallet: _former, ...others } = values ?? {};
  const counted = FORMER_PAYERS.includes(slug) ? others : values;
  return JSON.stringify(counted).includes(`"${address}"`);
}

/** Rules of modules that name an address, as one calls them, and whether they are in force. */
function rulesNaming({ db }: World, serverId: string, address: string) {
  return db.modules
    .filter((row) => row.serverId === serverId)
    .flatMap(({ slug, enabled, values, rules }) => {
      const title = findAbout(slug)?.title ?? slug;
      const own = names(slug, values, address) ? [{ text: title, isLive: enabled }] : [];
      const theirs = rules
        .filter((rule) => names(slug, rule.values, address))
        .map((rule) => ({
          text: `${title}: ${asText(rule.values['name']) || 'a rule'}`,
          isLive: enabled && rule.enabled,
        }));
      return own.concat(theirs);
    });
}

/** What depends on a wallet of a project, in words. */
export function servesOf(world: World, row: ProjectWalletRow): string[] {
  const { db } = world;
  const { serverId, address, role, flag } = row;
  const withdrawals = db.withdrawals.filter(
    (each) => each.serverId === serverId && each.address === address,
  );
  const orders = new Set(
    db.orders.filter((order) => order.serverId === serverId).map(({ id }) => id),
  );
  const payments = db.payments.filter(
    ({ orderId, source }) => source === address && orders.has(orderId),
  );
  const under = withdrawals.filter(isOpen).length;
  return [
    ...(flag === 'DEFAULT' && role === 'TREASURY' ? ['Default for withdrawals'] : []),
    ...(under === 0 ? [] : [`Withdrawals in progress: ${String(under)}`]),
    ...(withdrawals.length === under
      ? []
      : [`Withdrawals received: ${String(withdrawals.length - under)}`]),
    ...(payments.length === 0 ? [] : [`Packages paid from here: ${String(payments.length)}`]),
    ...rulesNaming(world, serverId, address).map(({ text }) => text),
  ];
}

/** Why a wallet cannot be removed now; null where it can. */
export function keptBy(
  world: World,
  row: ProjectWalletRow,
): Refusal<'default-needed' | 'in-use' | 'payout-in-progress'> | null {
  const { serverId, address, role, flag } = row;
  const isUnderWay = world.db.withdrawals.some(
    (each) => each.serverId === serverId && each.address === address && isOpen(each),
  );
  if (role === 'TREASURY' && isUnderWay)
    return refuse(
      'payout-in-progress',
      'A withdrawal to this wallet is in progress. Wait until it arrives.',
    );
  const others = projectWalletsOf(world, serverId).filter(
    (each) => each.role === role && each !== row,
  );
  if (flag === 'DEFAULT' && others.length > 0)
    return refuse('default-needed', 'Make another wallet the default for this role first.');
  const live = rulesNaming(world, serverId, address).filter(({ isLive }) => isLive);
  return live.length === 0
    ? null
    : refuse('in-use', `Used by ${live.map(({ text }) => text).join(', ')}. Change that first.`);
}
