import type { Values } from '@/features/modules/common-fields/field';
import { DAY } from '@/shared/time/durations';
import { randomOf } from '../../store/hashed';
import type { MemberRow } from '../members/rows';
import { personaUserId } from '../accounts/personas';
import { inviteCode } from './invites';
import type { InvitedRow, InviteRow, QuestInviteTables } from './rows';

/** The server whose package includes invites, and the age of its campaign, days. */
export const WHERE_INVITES_PAY = 'srv-hq';
export const CAMPAIGN_DAYS = 15;
const CAMPAIGN = `rule-${WHERE_INVITES_PAY}-invite-to-earn-1`;
/** Number of members who invited others, beside the regular persona, who invited every third. */
const INVITERS = 6;

/** The campaigns of a server: one running, one over. */
export const inviteCampaigns = (
  channelId: string,
  verified: string[],
): { values: Values; isOff?: boolean }[] => [
  {
    values: {
      name: 'Bring a friend',
      reward: 50,
      inviteeReward: 10,
      minStay: 2,
      minMessages: 0,
      needsCaptcha: false,
      clawback: 14,
      dailyCap: 5,
      milestones: [
        { count: 3, reward: 100 },
        { count: 10, reward: 500, roles: verified },
      ],
      channelId,
    },
  },
  {
    isOff: true,
    values: { name: 'Founders’ call', reward: 200, minStay: 7, minMessages: 10, channelId },
  },
];

/** Members who came by a member's link since the campaign began; a few do not count. */
export function seedInvites(now: number, members: readonly MemberRow[]): QuestInviteTables {
  const here = members.filter(({ serverId }) => serverId === WHERE_INVITES_PAY);
  const since = now - CAMPAIGN_DAYS * DAY;
  const regular = personaUserId('regular');
  const inviters = here
    .filter(
      ({ userId, joinedAt, leftAt }) =>
        userId !== regular && /^usr-\d+$/.test(userId) && leftAt === null && joinedAt < since - DAY,
    )
    .slice(0, INVITERS)
    .map(({ userId }) => userId);
  const linkOf = (userId: string): InviteRow => ({
    code: inviteCode(CAMPAIGN, userId),
    serverId: WHERE_INVITES_PAY,
    questId: CAMPAIGN,
    userId,
  });
  const questInvited = here
    .filter(({ joinedAt, userId }) => joinedAt >= since && userId !== regular)
    .map(({ userId, joinedAt }, place): InvitedRow => {
      const inviter =
        place % 3 === 0 ? regular : randomOf(CAMPAIGN, userId).pick([regular, ...inviters]);
      return {
        code: inviteCode(CAMPAIGN, inviter),
        userId,
        at: joinedAt,
        wasMember: place % 13 === 9,
        isFake: place % 11 === 6,
      };
    });
  return { questInvites: [regular, ...inviters].map(linkOf), questInvited };
}
