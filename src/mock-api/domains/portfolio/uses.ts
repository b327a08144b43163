import { payHold } from '../hold-to-earn/hold';
import { assetOf } from '../hold-to-earn/holdCount';
import { factsOf } from '../hold-to-earn/holdRuns';
import { holdPrograms, wasUnlocked } from '../accrual-ledger/programs';
import type { GuildRow } from '../guilds/rows';
import { ownCheckOf } from '../holder-checks/check';
import { holderRules } from '../holder-checks/holderRules';
import type { MemberRow } from '../members/rows';
import { serverView } from '../quests/views';
import { readHolderRule } from '../conditions/holders';
import { indexHoldings } from '../conditions/holdingIndex';
import type { World } from '../../store/world';

/** What holdings count for on a server, by the rules and programs in force there. */
export async function usesOn(world: World, guild: GuildRow, member: MemberRow) {
  return [...(await ofRoles(world, guild, member)), ...ofEarning(world, guild, member)];
}

async function ofRoles(world: World, guild: GuildRow, member: MemberRow) {
  const rules = holderRules(world, guild);
  const outcomes = await ownCheckOf(world, guild, rules, member);
  return rules.flatMap((rule) => {
    const outcome = outcomes.find(({ id }) => id === rule.id);
    if (!rule.isOn || !outcome) return [];
    return readHolderRule(rule)
      .wanted.filter(({ isNegated }) => !isNegated)
      .flatMap(({ asset, isSol, label, fits, countsListed }) =>
        asset === null && !isSol
          ? []
          : {
              address: asset ?? 'SOL',
              kind: 'ROLE' as const,
              server: serverView(guild),
              name: outcome.roles.map(({ name }) => name).join(', '),
              label,
              isMet: outcome.qualifies,
              isSome: fits !== null,
              countsListed,
            },
      );
  });
}

const usedFor: Readonly<Record<string, string>> = {
  POINTS: 'Earns points each period',
  ROLE: 'Earns a role',
  MULTIPLIER: 'Boosts points',
};

function ofEarning(world: World, guild: GuildRow, member: MemberRow) {
  const at = world.clock.now();
  const index = indexHoldings(world);
  return holdPrograms(world, guild)
    .filter(
      ({ isOn, startsAt, endsAt }) =>
        isOn && (startsAt === null || startsAt <= at) && (endsAt === null || endsAt > at),
    )
    .filter(({ module }) => wasUnlocked(world, guild.id, module, at))
    .flatMap(({ name, values }) => {
      const { reason } = payHold(values, factsOf(index, member, { from: at, at, streak: 0 }));
      return values.assets.map((asset) => ({
        address: assetOf(asset),
        kind: 'EARNING' as const,
        server: serverView(guild),
        name: name === '' ? 'Program' : name,
        label: usedFor[values.rewardKind] ?? 'Earns a reward each period',
        isMet: reason === null,
        isSome: false,
        countsListed: true,
      }));
    });
}
