import spec from '@/features/modules/definitions/welcome-message/definition';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { MINUTE } from '@/shared/time/durations';
import { hashOf } from '../../../store/hashed';
import type { MemberRow } from '../../members/rows';
import { createPoster, type Due, type Past, type Posting, type PostingRule } from '../due';
import { messagePost, told } from '../compose/common';
import { countUpTo, everybodyOn, headcount, inOrder } from '../compose/figures';

type Welcome = ValuesOf<typeof spec.fields>;

const INVITE = /(?:discord\.gg|discord(?:app)?\.com\/invite)\/\S+/gi;
/** One in so many takes no messages from servers. */
const CLOSED_DMS = 9;

const nameOf = ({ nameBy }: Counted, { values }: PostingRule<Welcome>, userId: string): string => {
  const name = nameBy.get(userId) ?? 'Former member';
  return values.censorInvites ? name.replaceAll(INVITE, '***') : name;
};

/** Figures of a server, its rows gone through once. */
interface Counted {
  members: (at: number) => number;
  /** Joins in the minute up to a moment. */
  joins: (at: number) => number;
  /** Names of all, by their ids. */
  nameBy: ReadonlyMap<string, string>;
  isBot: (member: MemberRow) => boolean;
}

function countedOf({ world }: Posting, all: readonly MemberRow[]): Counted {
  const joined = inOrder(all.map(({ joinedAt }) => joinedAt));
  const bots = new Set(world.db.users.filter(({ isBot }) => isBot).map(({ id }) => id));
  return {
    members: headcount(all),
    nameBy: new Map(world.db.users.map(({ id, displayName }) => [id, displayName])),
    isBot: ({ userId }) => bots.has(userId),
    joins: (at) => countUpTo(joined, at) - countUpTo(joined, at - MINUTE),
  };
}

function variablesOf(
  posting: Posting,
  rule: PostingRule<Welcome>,
  figures: Counted,
  member: MemberRow,
  at: number,
) {
  const name = nameOf(figures, rule, member.userId);
  const { guild } = posting;
  const channel = guild.channels.find(({ id }) => id === rule.values.channelId);
  return [
    told('user.mention', `@${name}`),
    told('user.name', name),
    told('member.count', figures.members(at).toLocaleString(LANGUAGE)),
    told('server.name', guild.name),
    told('channel', channel ? `#${channel.name}` : '…'),
    told('account.age', '…'),
    told('inviter.mention', 'Unknown'),
  ];
}

const JOIN = 'ON_JOIN';

/** What members are greeted for, in the words of the post history. */
const triggerVerbs: Readonly<Record<string, string>> = {
  [JOIN]: 'joined',
  AFTER_MEMBERSHIP_SCREENING: 'passed the membership screening',
  AFTER_CAPTCHA: 'passed the captcha',
  AFTER_WALLET_LINK: 'linked a wallet',
};

/** When members did what they are greeted for, ms since 1970: undefined for those who did not. */
function greetTimes({ world: { db }, guild }: Posting, rule: PostingRule<Welcome>) {
  switch (rule.values.trigger) {
    case 'AFTER_MEMBERSHIP_SCREENING':
      return ({ screenedAt }: MemberRow) => screenedAt;
    case 'AFTER_CAPTCHA': {
      const passes = db.cases.filter(
        ({ serverId, kind, state }) =>
          serverId === guild.id && kind === 'CAPTCHA' && state === 'PASSED',
      );
      // The last entry of a case is the answer, or the moderator's decision.
      return firstAfterJoin(passes.map((row) => [row.userId, row.entries.at(-1)?.at ?? row.at]));
    }
    case 'AFTER_WALLET_LINK': {
      const links = db.linkedWallets.map(({ userId, linkedAt }) => [userId, linkedAt] as const);
      return firstAfterJoin(links, true);
    }
    default:
      return ({ joinedAt }: MemberRow) => joinedAt;
  }
}

/**
 * The first of a member's times since they joined.
 *
 * @param countsEarlier whether a time before they joined counts as the moment they joined
 */
function firstAfterJoin(
  times: readonly (readonly [userId: string, at: number])[],
  countsEarlier = false,
) {
  const byUser = new Map<string, number[]>();
  for (const [userId, at] of times) byUser.set(userId, [...(byUser.get(userId) ?? []), at]);
  return ({ userId, joinedAt }: MemberRow): number | undefined => {
    const known = (byUser.get(userId) ?? [])
      .map((at) => (countsEarlier ? Math.max(at, joinedAt) : at))
      .filter((at) => at >= joinedAt);
    return known.length === 0 ? undefined : Math.min(...known);
  };
}

const isGone = ({ leftAt }: MemberRow, at: number): boolean => leftAt !== null && leftAt < at;

function greetings(posting: Posting, rule: PostingRule<Welcome>, figures: Counted) {
  const { values } = rule;
  return (member: MemberRow, at: number): Due<'channelId'>[] => {
    const name = nameOf(figures, rule, member.userId);
    const { trigger } = values;
    const label = `${name} ${triggerVerbs[trigger] ?? 'joined'}`;
    const begin = trigger === JOIN ? 'join' : `join:${trigger}`;
    const key = `${begin}:${member.userId}:${String(member.joinedAt)}`;
    const shared = {
      at,
      kind: 'JOIN' as const,
      label,
      signature: null,
      by: null,
      filters: () => [],
      held: () => {
        const lately = figures.joins(member.joinedAt);
        return lately > values.raidPause
          ? { reason: 'CAP' as const, why: `${counted(lately, 'member')} joined within a minute.` }
          : null;
      },
    };
    const variables = () => variablesOf(posting, rule, figures, member, at);
    const isOver = (own: string) => (past: Past) =>
      past.sentAfter(member.joinedAt).some((row) => row.key === own);
    const greeting: Due<'channelId'> = {
      ...shared,
      key,
      isOver: isOver(key),
      channelAt: 'channelId',
      post: () => messagePost(values.message, variables()),
    };
    if (!values.hasDm) return [greeting];
    const dm: Due<never> = {
      ...shared,
      key: `${key}:dm`,
      isOver: isOver(`${key}:dm`),
      label: `${label}: Discord DM`,
      channelAt: null,
      post: () => ({
        ...messagePost(values.dm, variables()),
        place: 'Discord DM',
      }),
      ...(hashOf(member.userId, 'dm') % CLOSED_DMS === 0 ? { refusal: NO_DMS } : {}),
    };
    return [greeting, dm];
  };
}

const NO_DMS = { code: 50_007, text: 'This member doesn’t accept DMs from the bot.' };

const goodbye = (
  posting: Posting,
  rule: PostingRule<Welcome>,
  figures: Counted,
  member: MemberRow,
  at: number,
): Due<'goodbyeChannelId'> => ({
  key: `leave:${member.userId}:${String(at)}`,
  at,
  kind: 'LEAVE',
  label: `${nameOf(figures, rule, member.userId)} left`,
  signature: null,
  by: null,
  channelAt: 'goodbyeChannelId',
  filters: () => [],
  post: () => messagePost(rule.values.goodbye, variablesOf(posting, rule, figures, member, at)),
});

/** Greetings, and goodbyes. */
const welcome = createPoster(spec, {
  place: 9,

  due: (posting, rule, after, to) => {
    const all = everybodyOn(posting.world, posting.guild);
    const isWithin = (at: number | null | undefined): at is number =>
      typeof at === 'number' && at > after && at <= to;
    const figures = countedOf(posting, all);
    const greet = greetings(posting, rule, figures);
    const timeOf = greetTimes(posting, rule);
    const isLeftOut = rule.values.skipBots ? figures.isBot : () => false;
    const joins = all.flatMap((member) => {
      const at = timeOf(member);
      return isWithin(at) && !isGone(member, at) && !isLeftOut(member) ? greet(member, at) : [];
    });
    const leaves = rule.values.hasGoodbye
      ? all.flatMap((member) =>
          isWithin(member.leftAt) ? [goodbye(posting, rule, figures, member, member.leftAt)] : [],
        )
      : [];
    return [...joins, ...leaves].sort((one, other) => one.at - other.at);
  },
});
export default welcome;
