import { COHORT_WEEKS } from '@/features/reports/report';
import { DAY, WEEK } from '@/shared/time/durations';
import type { World } from '../../store/world';
import { settingsRow } from '../server-settings/view';
import { dayIn } from './range';
import { counting, type ReportRequest, type Line, type Source } from './source';

/** The Monday of the week a day is in, YYYY-MM-DD. */
function mondayOf(day: string): string {
  const at = Date.parse(day);
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}

/** When each member was seen to do something: wrote, reacted, played, earned points, or began a quest. */
function activityTimes({ db, clock }: World, serverId: string): Map<string, number[]> {
  const now = clock.now();
  const times = new Map<string, number[]>();
  const note = (row: { serverId: string; userId: string }, at: number) => {
    if (row.serverId !== serverId || at > now) return;
    const known = times.get(row.userId);
    if (known) known.push(at);
    else times.set(row.userId, [at]);
  };
  for (const row of db.activity) note(row, row.at);
  for (const row of db.points) if (row.type === 'EARN') note(row, row.at);
  for (const row of db.submissions) note(row, row.startedAt);
  return times;
}

/** Who joined in a week, and how many of them did something in each of the weeks after. */
export function cohortsOf({ world, guild }: ReportRequest): Source[] {
  const activity = activityTimes(world, guild.id);
  const { timeZone } = settingsRow(world, guild).general;
  const members = world.db.members.filter(({ serverId }) => serverId === guild.id);
  const lines = members.map(({ userId, joinedAt }): Line => ({
    id: `came-${userId}`,
    at: joinedAt,
    amount: 1n,
    kind: 'MEMBER',
    part: mondayOf(dayIn(timeZone, joinedAt)),
    userId,
    what: () => 'Joined',
  }));
  const byWeek = {
    namesAll: true,
    partsBy: 'Week joined',
    nameOf: (monday: string) => `From ${monday}`,
  };
  const weeks = Array.from({ length: COHORT_WEEKS }, (_, week) =>
    counting({
      key: `week-${week}`,
      label: `Active in week ${week + 1}`,
      note: 'Members who joined in the range and were active that many weeks later: wrote, reacted, played, earned points or started a quest.',
      lines: lines.filter(({ userId, at }) =>
        activity.get(userId ?? '')?.some((time) => Math.floor((time - at) / WEEK) === week),
      ),
      ...byWeek,
    }),
  );
  return [
    counting({
      key: 'size',
      label: 'Joined',
      note: 'Members by the week they joined, including members who have left since.',
      lines,
      ...byWeek,
    }),
    ...weeks,
  ];
}
