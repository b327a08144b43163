import questModule from '@/features/modules/definitions/quest/definition';
import type { eventKinds } from '@/features/earning/member-overview/memberOverview';
import { boardPath } from '@/features/server/memberships/paths';
import { shortAddress } from '@/shared/solana/shortAddress';
import { iso } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { stored } from '../module-settings/modules';
import { walletsOf } from '../wallets/wallets';
import { amountText } from '../payouts/funds';
import type { PayoutRow } from '../payouts/rows';
import { effectOf } from '../point-balances/sums';
import type { SubmissionRow } from '../quests/rows';
import { serverView } from '../quests/views';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';

interface Event {
  id: string;
  kind: (typeof eventKinds)[number];
  at: number;
  title: string;
  /** The part of the title that is the member's own amount. */
  amount?: string | undefined;
  points?: number;
  serverId?: string;
  /** Path on the server, from its row. */
  path: (guild: GuildRow | undefined) => string | null;
}

/** A user's activity, newest first; each entry comes from a row. */
export function activityOf(world: World, { id: userId }: UserRow) {
  const guilds = new Map(world.db.guilds.map((guild) => [guild.id, guild]));
  return [pointEvents, questEvents, roleEvents, payoutEvents, walletEvents]
    .flatMap((eventsOf) => eventsOf(world, userId))
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
    .map(({ id, kind, at, title, amount = null, points = null, serverId, path }) => {
      const guild = serverId === undefined ? undefined : guilds.get(serverId);
      const server = guild ? serverView(guild) : null;
      return { id, kind, at: iso(at), title, amount, points, server, path: path(guild) };
    });
}

/** Path of a server's page; null where the server is gone. */
const at = (pathOf: (slug: string) => string) => (guild: GuildRow | undefined) =>
  guild ? pathOf(guild.slug) : null;

const pointEvents = ({ db }: World, userId: string): Event[] =>
  db.points
    // Settling a claim changes no balance, because its points were locked before.
    .filter((row) => row.userId === userId && row.type !== 'CLAIM_SETTLED')
    .map((row) => ({
      id: `points-${row.id}`,
      kind: 'POINTS',
      at: row.at,
      title: row.label,
      points: effectOf(row),
      serverId: row.serverId,
      path: at((slug) => `/dashboard/${sectionOf(row.module)}/${slug}`),
    }));

const sectionOf = (module: number) =>
  module === 22 ? 'hold-to-earn' : module === 23 ? 'engage-to-earn' : 'task-to-earn';

function questEvents(world: World, userId: string): Event[] {
  const now = world.clock.now();
  const mine = world.db.submissions.filter((row) => row.userId === userId);
  const events: Event[] = [];
  for (const row of mine) {
    const { submittedAt, decision, claimedAt } = row;
    const name = questName(world, row);
    if (submittedAt !== null)
      events.push(questEvent(row, 'HANDED_IN', submittedAt, `Submitted “${name}”`));
    if (decision !== null && decision.effectiveAt <= now) {
      const title =
        decision.verdict === 'APPROVE' ? `“${name}” was approved` : `“${name}” was rejected`;
      events.push(questEvent(row, 'DECIDED', decision.effectiveAt, title));
    }
    if (claimedAt !== null) events.push(questEvent(row, 'CLAIMED', claimedAt, `Claimed “${name}”`));
  }
  return events;
}

const questEvent = (
  { id, serverId }: SubmissionRow,
  kind: Event['kind'],
  when: number,
  title: string,
): Event => ({
  id: `${kind.toLowerCase()}-${id}`,
  kind,
  at: when,
  title,
  serverId,
  path: at(boardPath),
});

function questName({ db }: World, { questId }: SubmissionRow): string {
  const rule = db.modules
    .filter(({ slug }) => slug === 'quest')
    .flatMap(({ rules }) => rules)
    .find(({ id }) => id === questId);
  return rule ? stored(questModule, rule.values).name : 'Deleted quest';
}

/** Roles given by modules; Discord itself notifies about manually given ones. */
const roleEvents = ({ db }: World, userId: string): Event[] =>
  db.members
    .filter((row) => row.userId === userId && row.leftAt === null)
    .flatMap(({ serverId, roles }) => {
      const names = db.guilds.find(({ id }) => id === serverId)?.roles ?? [];
      return roles
        .filter(({ source }) => source !== 'HAND')
        .map((held) => {
          const name = names.find(({ id }) => id === held.roleId)?.name;
          return {
            id: `role-${serverId}-${held.roleId}`,
            kind: 'ROLE' as const,
            at: held.at,
            title: name === undefined ? 'Got a role that was deleted' : `Got the role ${name}`,
            serverId,
            path: at((slug) => `/dashboard/server/${slug}?tab=roles`),
          };
        });
    });

const payoutEvents = ({ db }: World, userId: string): Event[] =>
  db.payouts
    .filter((row) => row.userId === userId && row.status === 'SUCCESS')
    .map((row) => {
      const { title, amount } = receivedOf(row);
      const at = row.steps.findLast(({ step }) => step === 'PAID')?.at ?? row.at;
      const { id, serverId } = row;
      const path = () => '/dashboard/all-transactions';
      return { id: `paid-${id}`, kind: 'CLAIMED', at, title, amount, serverId, path };
    });

function receivedOf({ piece, mint, amount: units }: PayoutRow): Pick<Event, 'title' | 'amount'> {
  if (piece) return { title: 'Received an NFT' };
  const amount = amountText({ mint, amount: BigInt(units) });
  return { title: `Received ${amount}`, amount };
}

const walletEvents = (world: World, userId: string): Event[] =>
  walletsOf(world, userId).map(({ id, linkedAt, name, address }) => ({
    id: `wallet-${id}`,
    kind: 'WALLET',
    at: linkedAt,
    title: `Linked wallet ${name ?? shortAddress(address)}`,
    path: () => '/dashboard/profile/wallets',
  }));
