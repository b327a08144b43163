import type { Values } from '@/features/modules/common-fields/field';
import { HOUR } from '@/shared/time/durations';
import { randomOf } from '../store/hashed';
import type { MemberRow } from '../domains/members/rows';
import { personaUserId } from '../domains/accounts/personas';
import type { SocialActRow, SocialRow } from '../domains/social-accounts/rows';

/** Number of members who took part in a post. */
const PARTICIPANTS = 14;
const HANDLE = 'castlebots';

/** A post on X that members act on, with its times in hours ago. */
interface SeededPost {
  id: string;
  title: string;
  description: string;
  status: 'DRAFT' | 'LIVE' | 'STOPPED';
  liveAgo?: number;
  stoppedAgo?: number;
}

/** Posts of the group that pays everyone: active, over, stopped, and a draft. */
const news: readonly SeededPost[] = [
  {
    id: '1790000000000000001',
    title: 'The gates are open',
    description: 'Tell us in a reply what you would build first.',
    status: 'LIVE',
    liveAgo: 9,
  },
  {
    id: '1790000000000000002',
    title: 'Town hall on Thursday',
    description: 'Reply with a question for the town hall.',
    status: 'LIVE',
    liveAgo: 100,
  },
  {
    id: '1790000000000000003',
    title: 'New robes from the tailor',
    description: 'Which robe would you wear, and why?',
    status: 'STOPPED',
    liveAgo: 60,
    stoppedAgo: 52,
  },
  {
    id: '1790000000000000004',
    title: 'The winter market',
    description: 'Tell us what you would sell at the market.',
    status: 'DRAFT',
  },
];

/** The post of the group with a raffle. */
const raffles: readonly SeededPost[] = [
  {
    id: '1790000000000000011',
    title: 'Banner contest',
    description: 'Quote the post with your own banner.',
    status: 'LIVE',
    liveAgo: 80,
  },
];

/** Posts of the group whose team reviews every action. */
const fans: readonly SeededPost[] = [
  {
    id: '1790000000000000021',
    title: 'Draw the castle',
    description: 'Quote the post and say which tower is yours.',
    status: 'LIVE',
    liveAgo: 11,
  },
];

const asItem = ({ id, title, description, status }: SeededPost) => ({
  url: `https://x.com/${HANDLE}/status/${id}`,
  title,
  description,
  status,
});

/** A server's groups of posts on X. */
export const raidGroups = (channelId: string): { values: Values; isOff?: boolean }[] => [
  {
    values: {
      name: 'Castle news',
      handles: [HANDLE],
      posts: news.map(asItem),
      actions: [
        { kind: 'REPLY', points: 50 },
        { kind: 'REPOST', points: 20 },
      ],
      channelId,
    },
  },
  {
    values: {
      name: 'Banner raffle',
      handles: [HANDLE],
      posts: raffles.map(asItem),
      actions: [{ kind: 'QUOTE', points: 100 }],
      method: 'RAFFLE',
      winners: 5,
      hasBudget: true,
      budget: '2000',
      postBudget: '150',
      channelId,
    },
  },
  {
    isOff: true,
    values: {
      name: 'Guest posts',
      posts: [],
      actions: [{ kind: 'REPOST', points: 10 }],
      channelId,
    },
  },
  {
    values: {
      name: 'Fan art',
      handles: [HANDLE],
      posts: fans.map(asItem),
      actions: [{ kind: 'QUOTE', points: 80 }],
      review: 'MANUAL',
      channelId,
    },
  },
];

/** When each post of a group went live and was stopped, by index of the group. */
export function raidMarks(now: number, place: number): Record<string, number> {
  const marks: Record<string, number> = {};
  for (const { id, liveAgo, stoppedAgo } of [news, raffles, [], fans][place] ?? []) {
    if (liveAgo !== undefined) marks[`live:${id}`] = now - liveAgo * HOUR;
    if (stoppedAgo !== undefined) marks[`stop:${id}`] = now - stoppedAgo * HOUR;
  }
  return marks;
}

const REPEATED = 'To the moon with the castle!';
const openings = ['A well', 'A library', 'A bakery', 'A second tower', 'A stable', 'A garden'];
const reasons = [
  'for everyone who comes by',
  'because the old one leaks',
  'next to the moat',
  'with a view of the gate',
  'before the winter comes',
];

/**
 * Members' actions on X for those posts, within hours of each: most count, some replies are too short or repeated, and
 * some were deleted later.
 */
export function seedActs(
  now: number,
  socials: readonly SocialRow[],
  members: readonly MemberRow[],
): SocialActRow[] {
  const linked = new Map(
    socials
      .filter(({ platform, state }) => platform === 1 && state === 'LINKED')
      .map((row) => [row.userId, row.externalId]),
  );
  const servers = ['srv-keep', 'srv-hq'];
  const people = new Set(
    members
      .filter(
        ({ serverId, userId, leftAt }) =>
          servers.includes(serverId) && leftAt === null && linked.has(userId),
      )
      .map(({ userId }) => userId),
  );
  return [...news, ...raffles, ...fans].flatMap((post) => actsFor(now, post, [...people], linked));
}

function actsFor(
  now: number,
  { id, liveAgo, stoppedAgo = 0 }: SeededPost,
  people: readonly string[],
  linked: ReadonlyMap<string, string>,
): SocialActRow[] {
  if (liveAgo === undefined) return [];
  const isQuote = [...raffles, ...fans].some((post) => post.id === id);
  const others = people
    .map((userId) => ({ userId, lot: randomOf(id, userId).next() }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, PARTICIPANTS)
    .map(({ userId }) => userId);
  return [...new Set([personaUserId('regular'), ...others])].flatMap((userId, place) => {
    const random = randomOf(id, userId, 'act');
    // Most members act while a post is new.
    const at = now - liveAgo * HOUR + random.int(1, Math.min(liveAgo - stoppedAgo, 7) * HOUR);
    const row = { platform: 1 as const, externalId: linked.get(userId) ?? '', target: id, at };
    // All texts differ, because repeated ones do not count.
    const page = userId.replace(/\D/g, '') || '1';
    const own = `${random.pick(openings)} ${random.pick(reasons)}, page ${page} of my sketchbook.`;
    const text = place === 4 ? 'gm' : place === 6 || place === 7 ? REPEATED : own;
    const isGone = place === 2 || place === 9;
    const said: SocialActRow = {
      ...row,
      kind: isQuote ? 'QUOTE' : 'REPLY',
      text,
      // X detects no language in a text this short.
      ...(text === 'gm' ? {} : { lang: 'en' }),
      ...(isGone ? { goneAt: Math.min(at + random.int(2, 5) * HOUR, now) } : {}),
    };
    if (isQuote || (place > 0 && random.next() < 0.4)) return [said];
    // The regular persona acted just now, so that one of their actions is not paid yet.
    const isOpen = place === 0 && liveAgo < 24;
    return [
      said,
      {
        ...row,
        kind: 'REPOST',
        text: null,
        at: isOpen ? now - HOUR / 20 : Math.min(at + HOUR / 60, now),
      },
    ];
  });
}
