import { durationWords } from '@/shared/time/durationWords';
import captcha from '@/features/modules/definitions/verification-bot/definition';
import { MINUTE, SECOND } from '@/shared/time/durations';
import { moduleRow, stored } from '../../module-settings/modules';
import { randomOf } from '../../../store/hashed';
import { paidAt } from '../../post-history/paid';
import type { GuildRow } from '../../guilds/rows';
import { createdAtOf } from '../../guilds/snowflake';
import { isOfCrowd } from '../../members/members';
import type { MemberRow } from '../../members/rows';
import { sendMessage } from '../../notifier/news';
import type { World } from '../../../store/world';
import { removeMember } from '../consequences';
import type { CaseMark, CaseRow } from '../rows';
import { keepOut, letIn } from './decide';
import { judgeVisit, type CaptchaSettings, type Session } from './session';
import { mannerOf } from './visits';
import { personaUserId } from '../../accounts/personas';

/** Members of the team who decide on cases in the embedded world. */
const teamOf = ({ id, ownerId }: GuildRow): string[] =>
  id === 'srv-keep' ? [ownerId, personaUserId('reviewer')] : [ownerId];

/** Newcomers who fail come back once. */
const MOST_VISITS = 2;

/** The challenge as its setting calls it: the subject of a case. */
const challengeOf = ({ mode }: CaptchaSettings): string => captcha.fields.mode.words(mode, null);

interface Watched {
  world: World;
  guild: GuildRow;
  mark: CaseMark;
  now: number;
  values: CaptchaSettings;
  /** When the settings were saved, ms since 1970: deadlines are not counted from before. */
  savedAt: number;
}

/**
 * Carries out the captcha for newcomers of a server since its mark: their visits to the panel, reminders, and the
 * removal of those who stay unverified.
 */
export function verifyNewcomers(world: World, guild: GuildRow, mark: CaseMark, now: number): void {
  const row = moduleRow(world, guild, captcha.slug);
  if (!row.enabled || row.values === null) return;
  const values = stored(captcha, row.values);
  const since = Math.max(mark.since, row.createdAt ?? row.updatedAt ?? 0);
  const watched = { world, guild, mark, now, values, savedAt: row.updatedAt ?? 0 };
  const isPaid = paidAt({ world, guild, spec: captcha });
  const byMember = casesByMember(world, guild);
  let discordIds: ReadonlyMap<string, string> | undefined;
  for (const member of world.db.members) {
    if (member.serverId !== guild.id || member.joinedAt < since || !isOfCrowd(member, guild))
      continue;
    const cases = (byMember.get(member.userId) ?? []).filter(({ at }) => at >= member.joinedAt);
    const isDone = cases.some(({ state }) => state === 'PASSED' || state === 'WAITING');
    if (isDone || isPaid(now) !== true) continue;
    discordIds ??= new Map(world.db.users.map((user) => [user.id, user.discordId]));
    follow(watched, member, cases, createdAtOf(discordIds.get(member.userId) ?? ''));
  }
}

function casesByMember({ db }: World, { id }: GuildRow): Map<string, CaseRow[]> {
  const found = new Map<string, CaseRow[]>();
  for (const row of db.cases)
    if (row.serverId === id && row.kind === 'CAPTCHA')
      found.set(row.userId, [...(found.get(row.userId) ?? []), row]);
  return found;
}

/** What one newcomer does and what comes of it, in order of time. */
function follow(
  watched: Watched,
  member: MemberRow,
  cases: CaseRow[],
  accountCreatedAt: number | null,
): void {
  const { world, guild, mark, now } = watched;
  const isThereAt = (at: number) => member.leftAt === null || member.leftAt >= at;
  for (;;) {
    const next = nextVisit(watched, member, cases, accountCreatedAt);
    const kickAt = kickTime(watched, member, cases);
    if (kickAt !== null && isThereAt(kickAt) && (next === null || kickAt <= next.session.endsAt)) {
      kick(watched, member, cases, kickAt);
      break;
    }
    if (next === null || !isThereAt(next.session.endsAt)) break;
    const row = record(watched, member, next);
    world.db.cases.push(row);
    cases.push(row);
    if (row.state !== 'FAILED') break;
  }
  const remindAt = remindTime(watched, member, cases);
  if (remindAt !== null && isThereAt(remindAt) && remindAt > mark.newsFrom && remindAt <= now)
    sendMessage(
      world,
      member.userId,
      {
        title: `Verify your account on ${guild.name}`,
        text: 'You haven’t passed the captcha yet. Open the server and press the button.',
      },
      remindAt,
    );
}

interface NextVisit {
  at: number;
  session: Session;
}

/** The visit that ended since the mark; null where there is none. */
function nextVisit(
  { guild, mark, now, values }: Watched,
  { userId, joinedAt }: MemberRow,
  cases: readonly CaseRow[],
  accountCreatedAt: number | null,
): NextVisit | null {
  if (cases.length >= MOST_VISITS) return null;
  const manner = mannerOf(guild.id, userId, cases.length);
  const last = cases.at(-1);
  if (last && (!mannerOf(guild.id, userId, 0).comesBack || (last.retryAt ?? null) === null))
    return null;
  const from = last ? Math.max(last.retryAt ?? 0, last.entries.at(-1)?.at ?? 0) : joinedAt;
  const at = from + manner.comesAfter;
  const session = judgeVisit(values, { at, accountCreatedAt, answers: manner.answers });
  return session.endsAt > mark.until && session.endsAt <= now ? { at, session } : null;
}

/** The case of a visit, with what it led to. */
function record(
  { guild, mark, values }: Watched,
  member: MemberRow,
  { at, session }: NextVisit,
): CaseRow {
  const { userId } = member;
  const row: CaseRow = {
    id: `cas-captcha-${guild.id}-${userId}-${String(at)}`,
    serverId: guild.id,
    kind: 'CAPTCHA',
    userId,
    subject: challengeOf(values),
    state: session.state,
    at,
    by: null,
    rating: null,
    entries: [...session.entries],
  };
  const decided = { guild, values, row, member, at: session.endsAt };
  if (session.state === 'PASSED') letIn(decided, 'CAPTCHA');
  else if (session.state === 'FAILED') keepOut(decided);
  else decideInHistory(decided, mark);
  return row;
}

/** Before a fresh world begins, its team has decided on most answers that waited. */
function decideInHistory(decided: Parameters<typeof keepOut>[0], { newsFrom }: CaseMark): void {
  const { guild, row, at } = decided;
  const random = randomOf('captcha', 'decision', guild.id, row.userId);
  const decidedAt = at + random.int(30, 20 * 60) * MINUTE;
  if (decidedAt > newsFrom) return;
  row.by = random.pick(teamOf(guild));
  const hasPassed = random.next() < 0.85;
  row.entries.push({
    at: decidedAt,
    by: row.by,
    text: hasPassed ? 'Approved the member.' : 'Rejected the member.',
  });
  if (hasPassed) letIn({ ...decided, at: decidedAt }, 'TEAM');
  else keepOut({ ...decided, at: decidedAt });
}

/** Whether a member had passed by a time: they have a role of verified members, or a case says so. */
function isVerifiedAt(
  { values }: Watched,
  { roles }: MemberRow,
  cases: readonly CaseRow[],
  time: number,
): boolean {
  const verified = new Set(values.verifiedRoles);
  return (
    roles.some(({ roleId, at }) => at <= time && verified.has(roleId)) ||
    cases.some(({ state, entries }) => state === 'PASSED' && (entries.at(-1)?.at ?? 0) <= time)
  );
}

/** When a deadline of the settings has passed for a member since the mark; null where it has not, or does not count. */
function deadline(
  watched: Watched,
  member: MemberRow,
  cases: readonly CaseRow[],
  seconds: number,
): number | null {
  const { mark, now, savedAt } = watched;
  const at = Math.max(member.joinedAt, savedAt) + seconds * SECOND;
  const isDue = seconds > 0 && at > mark.until && at <= now;
  return isDue && !isVerifiedAt(watched, member, cases, at) ? at : null;
}

const kickTime = (watched: Watched, member: MemberRow, cases: readonly CaseRow[]) =>
  deadline(watched, member, cases, watched.values.kickUnverifiedAfter);

const remindTime = (watched: Watched, member: MemberRow, cases: readonly CaseRow[]) =>
  deadline(watched, member, cases, watched.values.remindAfter);

function kick(
  { world, guild, values }: Watched,
  member: MemberRow,
  cases: CaseRow[],
  at: number,
): void {
  const after = durationWords(values.kickUnverifiedAfter);
  const entry = { at, by: null, text: `Kicked the member: not verified after ${after}.` };
  const last = cases.at(-1);
  if (last) {
    last.entries.push(entry);
    last.retryAt = null;
  } else {
    const row: CaseRow = {
      id: `cas-captcha-${guild.id}-${member.userId}-${String(at)}`,
      serverId: guild.id,
      kind: 'CAPTCHA',
      userId: member.userId,
      subject: challengeOf(values),
      state: 'FAILED',
      at,
      by: null,
      rating: null,
      entries: [entry],
      retryAt: null,
    };
    world.db.cases.push(row);
    cases.push(row);
  }
  removeMember(member, at, 'KICKED');
}
