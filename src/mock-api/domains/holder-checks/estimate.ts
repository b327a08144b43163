import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { valuesSchema } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import { valuesAt } from '@/features/modules/engine/paths';
import type { FieldError } from '@/shared/api/envelope';
import { problemsOf } from '../module-settings/problems';
import type { GuildRow } from '../guilds/rows';
import { findCollection, findToken } from '../market/market';
import { membersOf } from '../members/members';
import { readHolderRule } from '../conditions/holders';
import type { World } from '../../store/world';
import type { Entitlements } from './entitlements';
import type { HolderRule } from './holderRules';
import { uncheckedIn } from './views';

/** The settings that decide who qualifies; the others decide what happens then. */
const DECIDING: readonly (keyof HolderRule['values'])[] = ['match', 'conditions', 'walletScope'];

/** The settings of a rule that decide who qualifies, or their errors. */
export function readDeciding(
  place: { world: World; guild: GuildRow; spec: ModuleSpec },
  raw: unknown,
): { values: Values } | { errors: FieldError[] } {
  const { fields, initial } = place.spec;
  const deciding = Object.fromEntries(
    DECIDING.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  );
  const read = valuesSchema(deciding).safeParse({ ...initial, ...valuesAt(raw, '') });
  if (!read.success)
    return {
      errors: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    };
  const errors = problemsOf(place, deciding, read.data);
  return errors.length > 0 ? { errors } : { values: read.data };
}

/**
 * Members who meet a rule now, as its dry run would find (docs/product/earning-programs.md), and holders of its asset.
 */
export function estimateOf(
  world: World,
  guild: GuildRow,
  entitlements: Entitlements,
  rule: HolderRule,
) {
  const members = membersOf(world, guild.id);
  const outcomes = members.map((member) => ({ member, ...entitlements.of(rule, member.userId) }));
  const unknown = outcomes.flatMap(({ member, qualifies }) => (qualifies === null ? member : []));
  const wallets = members.map(({ userId }) => entitlements.index.walletsOf(userId));
  return {
    members: members.length,
    linked: wallets.filter((each) => each.length > 0).length,
    qualify: outcomes.filter(({ qualifies }) => qualifies === true).length,
    unknown: unknown.length,
    reasons: uncheckedIn(entitlements, rule, unknown),
    holders: holdersOf(world, rule, new Set(wallets.flat().map(({ address }) => address))),
  };
}

/**
 * Number of wallets with any of a rule's only asset, in all and on this server; null where it has several assets, or
 * one unknown to the market.
 */
function holdersOf({ db }: World, rule: HolderRule, here: ReadonlySet<string>) {
  // SOL has no list of holders: its empty asset is found in no list.
  const assets = new Set(readHolderRule(rule).wanted.map((each) => each.asset ?? ''));
  const [asset = ''] = assets;
  if (assets.size !== 1 || !(findCollection(asset) ?? findToken(asset))) return null;
  const holding = new Set(
    db.holdings
      .filter((row) => row.asset === asset && row.amount !== '0')
      .map(({ wallet }) => wallet),
  );
  return { total: holding.size, here: [...holding].filter((wallet) => here.has(wallet)).length };
}
