import { LANGUAGE } from '@/shared/text/locales';
import type { timelineKinds } from '@/features/server/members/memberDetail';
import { caseOutcomeText } from '@/features/modules/cases/caseWords';
import { numberFormat } from '@/shared/format/numberFormat';
import type { CaseRow } from '../cases/rows';
import { amountText } from '../payouts/funds';
import { effectOf, entriesOf } from '../point-balances/sums';
import type { World } from '../../store/world';
import { questTitles } from './questTitles';
import type { MemberRow } from '../members/rows';

interface Event {
  id: string;
  at: number;
  kind: (typeof timelineKinds)[number];
  text: string;
}

/** What the rows of a server tell of a member, the newest first. */
export function timelineOf(world: World, member: MemberRow): Event[] {
  const now = world.clock.now();
  return [
    ...stays(member),
    ...roles(world, member),
    ...quests(world, member),
    ...points(world, member),
    ...rewards(world, member),
    ...moderation(world, member),
  ]
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
}

const leftWords = {
  LEFT: 'Left the server',
  KICKED: 'Was kicked from the server',
  BANNED: 'Was banned from the server',
};

const stays = ({ joinedAt, leftAt, removal }: MemberRow): Event[] => [
  { id: 'joined', at: joinedAt, kind: 'SERVER', text: 'Joined the server' },
  ...(leftAt === null
    ? []
    : [{ id: 'left', at: leftAt, kind: 'SERVER' as const, text: leftWords[removal ?? 'LEFT'] }]),
];

function roles({ db }: World, member: MemberRow): Event[] {
  const guild = db.guilds.find(({ id }) => id === member.serverId);
  return member.roles.map(({ roleId, at }) => ({
    id: `role-${roleId}`,
    at,
    kind: 'ROLE',
    text: `Got the role ${guild?.roles.find(({ id }) => id === roleId)?.name ?? 'that was deleted'}`,
  }));
}

function quests(world: World, { serverId, userId }: MemberRow): Event[] {
  const titleOf = questTitles(world, serverId);
  return world.db.submissions
    .filter((row) => row.serverId === serverId && row.userId === userId)
    .flatMap(({ id, questId, startedAt, submittedAt, decision, claimedAt }) => {
      const title = titleOf(questId);
      const verdict = decision?.verdict === 'APPROVE' ? 'was approved' : 'wasn’t approved';
      const steps: [step: string, at: number | null, text: string][] = [
        ['begun', startedAt, `Started ${title}`],
        ['sent', submittedAt, `Submitted ${title}`],
        ['decided', decision?.effectiveAt ?? null, `${title} ${verdict}`],
        ['claimed', claimedAt, `Claimed the reward of ${title}`],
      ];
      return steps.flatMap(([step, at, text]): Event[] =>
        at === null ? [] : [{ id: `${id}-${step}`, at, kind: 'QUEST', text }],
      );
    });
}

const points = (world: World, { serverId, userId }: MemberRow): Event[] =>
  entriesOf(world, serverId, userId)
    .filter((row) => effectOf(row) !== 0)
    .map((row) => {
      const change = effectOf(row);
      const sign = change > 0 ? '+' : '−';
      return {
        id: row.id,
        at: row.at,
        kind: 'POINTS',
        text: `${sign}${numberFormat(LANGUAGE).format(Math.abs(change))} points: ${row.label}`,
      };
    });

const rewards = ({ db }: World, { serverId, userId }: MemberRow): Event[] =>
  db.payouts
    .filter((row) => row.serverId === serverId && row.userId === userId)
    .map((row) => {
      const what = row.piece
        ? 'An NFT'
        : amountText({ mint: row.mint, amount: BigInt(row.amount) });
      const paidAt = row.steps.findLast(({ step }) => step === 'PAID')?.at;
      return {
        id: row.id,
        at: paidAt ?? row.at,
        kind: 'REWARD',
        text:
          paidAt === undefined ? `${what} is due: ${row.label}` : `${what} arrived: ${row.label}`,
      };
    });

const done: Readonly<Record<CaseRow['kind'], string>> = {
  TICKET: 'Opened a ticket',
  CAPTCHA: 'Tried the captcha',
  ACTION: 'Auto moderator',
};

/** That there was something, and how it came out; what was written reviewers alone read. */
const moderation = ({ db }: World, { serverId, userId }: MemberRow): Event[] =>
  db.cases
    .filter((row) => row.serverId === serverId && row.userId === userId)
    .map(({ id, at, kind, subject, state, actions = [] }) => ({
      id,
      at,
      kind: 'MODERATION',
      text: `${done[kind]}: ${subject}, ${caseOutcomeText(state, actions).toLowerCase()}`,
    }));
