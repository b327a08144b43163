import { isOn, numberAt, textAt } from '@/features/bot-modules/engine/read';
import { counted } from '@/shared/text/counted';
import { hashOf } from '../../db/hashed';
import type { MemberRow } from '../../members/rows';
import type { Due, Poster, Posting, PostingRule } from '../due';
import { messagePost, told } from './common';
import { countUpTo, everybodyOn, headcount, inOrder } from './figures';

const MINUTE = 60_000;
const INVITE = /(?:discord\.gg|discord(?:app)?\.com\/invite)\/\S+/gi;
/** One in so many takes no messages from servers. */
const CLOSED_DMS = 9;

const nameOf = ({ nameBy }: Counted, { values }: PostingRule, userId: string): string => {
  const name = nameBy.get(userId) ?? 'Somebody';
  return isOn(values, 'censorInvites') ? name.replaceAll(INVITE, '***') : name;
};

/** Figures of a server, its rows gone through once. */
interface Counted {
  members: (at: number) => number;
  /** Joins in the minute up to a moment. */
  joins: (at: number) => number;
  /** Names of all, by their ids. */
  nameBy: ReadonlyMap<string, string>;
}

function countedOf({ world }: Posting, all: readonly MemberRow[]): Counted {
  const joined = inOrder(all.map(({ joinedAt }) => joinedAt));
  return {
    members: headcount(all),
    nameBy: new Map(world.db.users.map(({ id, displayName }) => [id, displayName])),
    joins: (at) => countUpTo(joined, at) - countUpTo(joined, at - MINUTE),
  };
}

function variablesOf(
  posting: Posting,
  rule: PostingRule,
  figures: Counted,
  member: MemberRow,
  at: number,
) {
  const name = nameOf(figures, rule, member.userId);
  const { guild } = posting;
  const channel = guild.channels.find(({ id }) => id === textAt(rule.values, 'channelId'));
  return [
    told('user.mention', `@${name}`),
    told('user.name', name),
    told('member.count', figures.members(at).toLocaleString('en')),
    told('server.name', guild.name),
    told('channel', channel ? `#${channel.name}` : '…'),
    told('account.age', '…'),
    told('inviter.mention', 'nobody we know of'),
  ];
}

/** When somebody is to be greeted; null while what the greeting waits for has not happened. */
function greetedAt({ world }: Posting, { values }: PostingRule, member: MemberRow): number | null {
  const trigger = textAt(values, 'trigger');
  if (trigger === 'ON_JOIN') return member.joinedAt;
  if (trigger !== 'AFTER_WALLET_LINK') return null;
  const linked = world.db.linkedWallets
    .filter(({ userId }) => userId === member.userId)
    .map(({ linkedAt }) => linkedAt);
  return linked.length === 0 ? null : Math.max(member.joinedAt, Math.min(...linked));
}

function greetings(posting: Posting, rule: PostingRule, figures: Counted) {
  const { values } = rule;
  const most = numberAt(values, 'raidPause', 30);
  return (member: MemberRow, at: number): Due[] => {
    const name = nameOf(figures, rule, member.userId);
    const shared = {
      at,
      kind: 'JOIN' as const,
      label: `${name} joined`,
      signature: null,
      by: null,
      filters: () => [],
      held: () => {
        const lately = figures.joins(member.joinedAt);
        return lately > most
          ? { reason: 'CAP' as const, why: `${counted(lately, 'member')} joined within a minute.` }
          : null;
      },
    };
    const variables = () => variablesOf(posting, rule, figures, member, at);
    const key = `join:${member.userId}:${String(member.joinedAt)}`;
    const greeting: Due = {
      ...shared,
      key,
      channelAt: 'channelId',
      post: () => messagePost(values, variables()),
    };
    if (!isOn(values, 'hasDm')) return [greeting];
    const dm: Due = {
      ...shared,
      key: `${key}:dm`,
      label: `${name} joined: direct message`,
      channelAt: null,
      post: () => ({
        ...messagePost(values, variables(), 'dm'),
        mentions: [],
        place: 'Direct message',
      }),
      ...(hashOf(member.userId, 'dm') % CLOSED_DMS === 0 ? { refusal: NO_DMS } : {}),
    };
    return [greeting, dm];
  };
}

const NO_DMS = { code: 50_007, text: 'This member does not accept direct messages.' };

const goodbye = (
  posting: Posting,
  rule: PostingRule,
  figures: Counted,
  member: MemberRow,
  at: number,
): Due => ({
  key: `leave:${member.userId}:${String(at)}`,
  at,
  kind: 'LEAVE',
  label: `${nameOf(figures, rule, member.userId)} left`,
  signature: null,
  by: null,
  channelAt: 'goodbyeChannelId',
  filters: () => [],
  post: () => ({
    ...messagePost(rule.values, variablesOf(posting, rule, figures, member, at), 'goodbye'),
    mentions: [],
  }),
});

/** Greetings, and goodbyes. */
export const welcome: Poster = {
  slug: 'welcome-message',
  due: (posting, rule, after, to) => {
    const all = everybodyOn(posting.world, posting.guild);
    const isWithin = (at: number | null): at is number => at !== null && at > after && at <= to;
    const figures = countedOf(posting, all);
    const greet = greetings(posting, rule, figures);
    const joins = all.flatMap((member) => {
      const at = greetedAt(posting, rule, member);
      return isWithin(at) ? greet(member, at) : [];
    });
    const leaves = isOn(rule.values, 'hasGoodbye')
      ? all.flatMap((member) =>
          isWithin(member.leftAt) ? [goodbye(posting, rule, figures, member, member.leftAt)] : [],
        )
      : [];
    return [...joins, ...leaves].sort((one, other) => one.at - other.at);
  },
};
