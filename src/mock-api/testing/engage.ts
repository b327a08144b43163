import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import chat from '@/features/modules/definitions/chat-to-earn/definition';
import engage from '@/features/modules/definitions/engage-to-earn/definition';
import invite from '@/features/modules/definitions/invite-to-earn/definition';
import play from '@/features/modules/definitions/play-to-earn/definition';
import tweet from '@/features/modules/definitions/tweet-to-earn/definition';
import { DAY, HOUR } from '@/shared/time/durations';
import type { ActivityRow } from '../domains/activity/rows';
import type { ModuleRow, RuleRow } from '../domains/module-settings/rows';
import { createClock, type Clock } from '../store/clock';
import { scriptedChain } from './scriptedChain';
import type { MemberRow } from '../domains/members/rows';
import type { PointsEntryRow } from '../domains/point-balances/rows';
import { effectOf } from '../domains/point-balances/sums';
import { createWorld } from '../createWorld';
import { ENGAGE_TO_EARN } from '../domains/accrual-ledger/balance';
import { settleAccruals } from '../domains/accruals/settle';

/** A Monday, 12:00 UTC: end of the hours of the cases. */
export const NOON = Date.UTC(2026, 10, 16, 12);
/** Within the paid hour. */
export const NOW = NOON - 10 * 60_000;
/** The member who earns in a case, and another one. */
export const MEMBER = 'usr-member';
export const OTHER = 'usr-moderator';
const POST = '1790000000000000001';

/** Events before an hour is paid; all are optional. */
export interface Happened {
  /** Activity rows; defaults: a message by MEMBER, at NOW, in the first channel. */
  activity?: readonly Partial<ActivityRow>[];
  /** Lines of MEMBER's Engage to earn ledger; default: EARN, a week before. */
  points?: readonly (Pick<PointsEntryRow, 'points'> & Partial<PointsEntryRow>)[];
  /** MEMBER's own row; default: joined a year before. */
  member?: Partial<MemberRow>;
  /** When MEMBER's Discord account was created, ms since 1970. */
  bornAt?: number;
  /** End of the paid time; an hour before NOON by default. */
  since?: number;
  /** Whether MEMBER has liked the post of a group that pays 10 points for it. */
  hasLiked?: boolean;
  /** Whether a user came by MEMBER's link, for 10 points. */
  hasInvited?: boolean;
}

const snowflake = (at: number) => String((BigInt(at) - 1_420_070_400_000n) << 22n);

/** A server with the modules of Engage to earn, on which the embedded back end carries out given settings. */
export function createEngageCases(clock: Clock = createClock(0, () => NOON)) {
  const world = createWorld({ clock, startChain: async () => scriptedChain() });
  const { db } = world;
  const guild = db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('The seed has no such server.');
  const serverId = guild.id;
  const ruleOf = (id: string, values: Values): RuleRow => ({
    id,
    enabled: true,
    version: 1,
    values,
    updatedAt: 0,
    createdAt: 0,
    updatedBy: null,
  });
  const moduleOf = (slug: string, own: Partial<ModuleRow>): ModuleRow => ({
    serverId,
    slug,
    enabled: true,
    version: 1,
    values: null,
    updatedAt: 0,
    updatedBy: null,
    rules: [],
    ...own,
  });
  const settings = moduleOf('engage-to-earn', { values: engage.initial });
  const chatRule = ruleOf(
    'chat',
    completeValues(chat.fields, {
      name: 'Chat',
      pays: 'CURRENCY',
      minAmount: 10,
      spread: 0,
      cooldown: 0,
      minLength: 0,
    }),
  );
  const tweetRule = ruleOf(
    'tweet',
    completeValues(tweet.fields, {
      name: 'Raid',
      posts: [{ url: `https://x.com/keep/status/${POST}`, title: 'A post', status: 'LIVE' }],
      actions: [{ kind: 'LIKE', points: 10 }],
      minFollowers: 0,
      minAgeDays: 0,
      needsPublic: false,
      needsAvatar: false,
      window: '3D',
    }),
  );
  const campaign = ruleOf(
    'invite',
    completeValues(invite.fields, {
      name: 'Friends',
      reward: 10,
      inviteeReward: 0,
      minStay: 0,
      minMessages: 0,
      minAccountAge: 0,
      needsCaptcha: false,
      clawback: 0,
      milestones: [],
    }),
  );
  db.modules = [
    ...db.modules.filter((row) => row.serverId !== serverId),
    settings,
    moduleOf('chat-to-earn', { rules: [chatRule] }),
    moduleOf('tweet-to-earn', { rules: [tweetRule] }),
    moduleOf('invite-to-earn', { rules: [campaign] }),
    moduleOf('play-to-earn', {
      values: completeValues(play.fields, {
        games: [
          { kind: 'TRIVIA', isEnabled: true, prize: 10, cooldown: 0 },
          { kind: 'COIN_FLIP', isEnabled: true, minBet: 5, betRoom: 95, cooldown: 0 },
        ],
      }),
    }),
  ];
  const [order] = db.orders;
  if (!order) throw new Error('The seed has no order.');
  const items = ['22', '23', 'invite-to-earn', 'play-to-earn'].map((id) => ({ id, name: id }));
  db.orders = [
    {
      ...order,
      serverId,
      status: 'ENABLED',
      enabledAt: 0,
      expiresAt: null,
      closedAt: null,
      package: { ...order.package, items },
    },
  ];
  db.socials = [
    {
      userId: MEMBER,
      platform: 1,
      handle: 'mira',
      externalId: 'x-member',
      state: 'LINKED',
      linkedAt: 0,
      isShared: false,
    },
  ];
  db.questInvites = [{ code: 'mine', serverId, questId: 'invite', userId: MEMBER }];
  db.holdings = [];
  db.linkedWallets = [];
  db.submissions = [];
  const user = db.users.find(({ id }) => id === MEMBER);

  const stayOf = (userId: string, own: Partial<MemberRow> = {}): MemberRow => ({
    serverId,
    userId,
    joinedAt: NOON - 365 * DAY,
    leftAt: null,
    roles: [],
    ...own,
  });

  /** Applies the settings to a server with only these events. */
  function prepare(values: Values, happened: Happened = {}): void {
    const { activity = [], points = [], member, since = NOON - HOUR } = happened;
    Object.assign(settings, { values, enabled: true, version: 1, updatedAt: 0 });
    if (user) user.discordId = snowflake(happened.bornAt ?? NOON - 1000 * DAY);
    db.members = [
      stayOf(MEMBER, member),
      stayOf(OTHER),
      stayOf('usr-1', { joinedAt: NOW, leftAt: happened.hasInvited === true ? null : NOW }),
    ];
    db.activity = activity.map((own) =>
      Object.assign<ActivityRow, Partial<ActivityRow>>(
        {
          serverId,
          userId: MEMBER,
          channelId: guild?.channels[0]?.id ?? '',
          kind: 'MESSAGE',
          at: NOW,
          amount: 1,
          messageId: null,
          text: null,
        },
        own,
      ),
    );
    db.points = points.map((own, place) =>
      Object.assign<PointsEntryRow, Partial<PointsEntryRow>>(
        {
          id: `given-${String(place)}`,
          at: NOON - 14 * DAY,
          serverId,
          userId: MEMBER,
          module: ENGAGE_TO_EARN,
          type: 'EARN',
          points: 0,
          label: '',
          ref: null,
        },
        own,
      ),
    );
    db.socialActs =
      happened.hasLiked === true
        ? [
            {
              platform: 1,
              externalId: 'x-member',
              kind: 'LIKE',
              target: POST,
              text: null,
              at: NOW,
            },
          ]
        : [];
    db.questInvited =
      happened.hasInvited === true
        ? [{ code: 'mine', userId: 'usr-1', at: NOW, wasMember: false, isFake: false }]
        : [];
    db.accrualRuns = [];
    db.accruals = (
      [
        ['engage-to-earn', `${serverId}-engage`],
        ['play-to-earn', `${serverId}-play`],
        ['tweet-to-earn', 'tweet'],
        ['invite-to-earn', 'invite'],
      ] as const
    ).map(([module, ruleId]) => ({
      serverId,
      module,
      ruleId,
      startedAt: NOON - 60 * DAY,
      settledTo: since,
      version: 1,
      marks: module === 'tweet-to-earn' ? { [`live:${POST}`]: since } : {},
    }));
  }

  const settle = () => settleAccruals(world, guild);

  return {
    world,
    guild,
    user,
    prepare,
    settle,
    /** Change of MEMBER's balance when the hour is paid. */
    earned(values: Values, happened: Happened = {}): number {
      prepare(values, happened);
      settle();
      return db.points
        .filter(({ id, userId }) => userId === MEMBER && !id.startsWith('given-'))
        .reduce((sum, line) => sum + effectOf(line), 0);
    },
    /** Events skipped in the hour, by reason. */
    skipped(values: Values, happened: Happened = {}): Record<string, number> {
      prepare(values, happened);
      settle();
      const all: Record<string, number> = {};
      for (const run of db.accrualRuns)
        for (const [reason, count] of Object.entries(run.skipped))
          all[reason] = (all[reason] ?? 0) + count;
      return all;
    },
  };
}
