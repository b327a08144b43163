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
      note: 'With what the team added or took by hand.',
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
      note: 'Messages the bot has seen. What they say isn’t told here.',
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
                what: () => `In #${channels.get(row.channelId) ?? 'a channel that is gone'}`,
              },
            ]
          : [],
      ),
      ...byMember,
    }),
    counting({
      key: 'quests',
      label: 'Quests done',
      note: 'By the day their reward was claimed.',
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
                what: () => 'Claimed the reward of a quest',
                ref: row.id,
                ruleId: row.questId,
              },
            ],
      ),
      ...byMember,
    }),
  ];
}
