import { countsForRank } from '../point-balances/ranking';
import { counting, type ReportRequest, type Line, type Source } from './source';

const byMember = { partsBy: 'Member', isByMember: true };

/** Who of the members earned, wrote and did most. */
export function topMembersOf(asked: ReportRequest): Source[] {
  const { world, guild } = asked;
  const { db } = world;
  const channels = new Map(guild.channels.map(({ id, name }) => [id, name]));
  const here = ({ serverId }: { serverId: string }) => serverId === guild.id;
  return [
    counting({
      key: 'points',
      label: 'Points earned',
      note: 'Includes adjustments by the team.',
      lines: db.points
        .filter(here)
        .filter(countsForRank)
        .map((row): Line => ({
          id: row.id,
          at: row.at,
          amount: BigInt(row.points),
          kind: 'POINTS',
          part: row.userId,
          userId: row.userId,
          what: () => row.label,
        })),
      ...byMember,
    }),
    counting({
      key: 'messages',
      label: 'Messages',
      note: 'Messages seen by the bot. Their content isn’t shown.',
      lines: db.activity.flatMap((row, index): Line[] =>
        here(row) && row.kind === 'MESSAGE'
          ? [
              {
                id: row.messageId ?? `message-${index}`,
                at: row.at,
                amount: 1n,
                kind: 'MESSAGE',
                part: row.userId,
                userId: row.userId,
                what: () => `In #${channels.get(row.channelId) ?? 'deleted channel'}`,
              },
            ]
          : [],
      ),
      ...byMember,
    }),
    counting({
      key: 'quests',
      label: 'Quests completed',
      note: 'By the day the reward was claimed.',
      lines: db.submissions.filter(here).flatMap((row): Line[] =>
        row.claimedAt === null
          ? []
          : [
              {
                id: row.id,
                at: row.claimedAt,
                amount: 1n,
                kind: 'SUBMISSION',
                part: row.userId,
                userId: row.userId,
                what: () => 'Claimed a quest reward',
                ref: row.id,
                ruleId: row.questId,
              },
            ],
      ),
      ...byMember,
    }),
  ];
}
