import { moduleRow } from '../domains/module-settings/modules';
import { createPostCases, NOON } from './deliveries';
import type { Values } from '@/features/modules/common-fields/field';
import { DAY, HOUR } from '@/shared/time/durations';
import type { SocialActRow, XFollowersRow } from '../domains/social-accounts/rows';
import { lastHour } from '../domains/accrual-ledger/periods';
import type { PostReviewRow } from '../domains/accrual-ledger/rows';
import { settleTweets } from '../domains/tweet-to-earn/tweetSettle';
import { tweetEarningView } from '../domains/tweet-to-earn/tweetEarningView';

/** When posts of the cases went live, ms since 1970: all that is done for them is paid by `NOON`. */
export const LIVE = NOON - 48 * HOUR;
/** The members of the cases, by their accounts on X. */
const MEMBERS = ['x-first', 'x-second', 'x-third', 'x-fourth', 'x-fifth'] as const;
/** What they have on X unless a case says otherwise. */
const ACCOUNT = { followers: 100, createdAt: LIVE - 900 * DAY };

/** Something a member of the cases does, so many hours after the post went live. */
export interface CaseAct extends Partial<
  Pick<SocialActRow, 'text' | 'target' | 'lang' | 'goneAt'>
> {
  kind: SocialActRow['kind'];
  by?: (typeof MEMBERS)[number];
  /** Hours after `LIVE`; one if missing. */
  after?: number;
}

/**
 * Pays one group by given values in a seeded world whose clock reads `NOON`, where nothing else pays and so many
 * members have linked their accounts on X.
 */
export async function createTweetCases(members = 2) {
  const posted = await createPostCases('tweet-to-earn');
  const { world, guild } = posted;
  const { db } = world;
  const serverId = guild.id;
  const userIds = db.members
    .filter((row) => row.serverId === serverId && row.leftAt === null && row.joinedAt < LIVE)
    .map(({ userId }) => userId)
    .slice(0, members);
  db.activity = [];
  db.holdings = [];
  db.socials = userIds.map((userId, place) => ({
    userId,
    platform: 1,
    handle: `member${String(place)}`,
    externalId: MEMBERS[place] ?? '',
    state: 'LINKED',
    linkedAt: 0,
    isShared: false,
  }));
  const engage = moduleRow(world, guild, 'engage-to-earn');
  const group = moduleRow(world, guild, 'tweet-to-earn');
  db.modules = [engage, group];
  const engageValues = {
    sources: ['TWEET'],
    memberDailyCap: '100000',
    minAccountAge: 0,
    minStay: 0,
  };
  Object.assign(engage, { enabled: true, version: 1, values: engageValues });

  /** Puts the group in place as if it had been saved then, and nothing had been paid. */
  function saved(values: Values, at: number) {
    const rule = { id: 'rule', enabled: true, version: 1, values, createdAt: at, updatedAt: at };
    Object.assign(group, { enabled: true, version: 1, rules: [{ ...rule, updatedBy: null }] });
    const row = { serverId, module: 'tweet-to-earn' as const, ruleId: 'rule', version: 1 };
    db.accruals = [{ ...row, startedAt: at, settledTo: at }];
    db.accrualRuns = [];
    db.points = [];
    db.postReviews = [];
  }

  /** What a group with these values has paid by now. */
  function paid(
    values: Values,
    acts: readonly CaseAct[],
    facts: Partial<XFollowersRow> = {},
    reviews: readonly PostReviewRow[] = [],
  ) {
    saved(values, LIVE);
    db.postReviews = [...reviews];
    db.xFollowers = MEMBERS.map((externalId) => Object.assign({}, ACCOUNT, facts, { externalId }));
    db.socialActs = acts.map(({ by = 'x-first', after = 1, kind, target = '100', ...said }) =>
      Object.assign(
        { platform: 1 as const, externalId: by, kind, target, text: null },
        { at: LIVE + after * HOUR },
        said,
      ),
    );
    settleTweets(world, guild, lastHour(world.clock.now()));
    settleTweets(world, guild, lastHour(world.clock.now()));
    const points = userIds.map((userId) =>
      db.points.reduce((sum, row) => sum + (row.userId === userId ? row.points : 0), 0),
    );
    return { points, runs: db.accrualRuns };
  }

  return {
    ...posted,
    userIds,
    engage,
    group,
    paid,
    /** What a member reads of a group that was saved an hour ago. */
    read(values: Values) {
      saved(values, NOON - HOUR);
      db.socialActs = [];
      settleTweets(world, guild, lastHour(world.clock.now()));
      return tweetEarningView({ world, guild, userId: userIds[0] ?? '' })[0];
    },
    /** The first announcement of a group that was saved an hour ago. */
    announced(values: Values) {
      saved(values, NOON - HOUR);
      settleTweets(world, guild, lastHour(world.clock.now()));
      return posted.between({ ...values }, NOON - 2 * HOUR, NOON)[0];
    },
  };
}
