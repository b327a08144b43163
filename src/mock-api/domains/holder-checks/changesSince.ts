import { DAY } from '@/shared/time/durations';
import { grouped } from '../../store/grouped';
import type { MemberRow } from '../members/rows';
import { indexHoldings } from '../conditions/holdingIndex';
import { readHolderRule } from '../conditions/holders';
import type { World } from '../../store/world';
import type { HolderRule } from './holderRules';

/** A moment from which a member may meet a rule, or no longer. */
export interface MemberChange {
  member: MemberRow;
  /** ms since 1970. */
  at: number;
}

/** When members joined, linked wallets, bought what rules ask for, or had held it for as long as they ask. */
export function changesSince(
  world: World,
  rules: readonly HolderRule[],
  members: readonly MemberRow[],
  after: number,
): MemberChange[] {
  const wanted = rules.flatMap((rule) => readHolderRule(rule).wanted);
  const byAsset = grouped(
    wanted.filter(({ asset }) => asset !== null),
    ({ asset }) => asset ?? '',
  );
  const assets = [...byAsset].map(([asset, conditions]) => ({
    asset,
    days: new Set([0, ...conditions.map(({ days }) => days)]),
  }));
  const index = indexHoldings(world);
  return members.flatMap((member) => {
    const wallets = index.walletsOf(member.userId);
    const bought = wallets.flatMap(({ address }) =>
      assets.flatMap(({ asset, days }) =>
        index
          .holdingsIn(address, asset)
          .flatMap(({ since }) => Array.from(days, (count) => since + count * DAY)),
      ),
    );
    const times = [member.joinedAt, ...wallets.map(({ linkedAt }) => linkedAt), ...bought];
    return [...new Set(times)].flatMap((at) => (at > after ? [{ member, at }] : []));
  });
}
