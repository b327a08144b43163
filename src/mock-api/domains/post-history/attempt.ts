import type { GuildRow } from '../guilds/rows';
import type { AttemptRow, OutageRow } from './rows';

/** Delays of the retries while Discord does not answer, ms. */
const AGAIN = [2000, 10_000];

/** A post to try: its channel, and a refusal that applies in any channel. */
interface Posted {
  at: number;
  /** Null where the place is not a channel of the server's list. */
  channelId: string | null;
  refusal?: { code: number; text: string } | undefined;
  /** Maximum delay of a late post, ms. */
  lateBy?: number | undefined;
}

export const isOut = (outages: readonly OutageRow[], at: number): OutageRow | undefined =>
  outages.find(({ from, until }) => from <= at && (until === null || at < until));

const DOWN = { code: 503, text: 'Discord didn’t respond.' };

/** Tries to post, with the retries that make sense. */
export function attemptsAt(
  guild: GuildRow,
  outages: readonly OutageRow[],
  { at, channelId, refusal, lateBy }: Posted,
): AttemptRow[] {
  const attempts: AttemptRow[] = [];
  for (const time of [at, ...AGAIN.map((wait) => at + wait)]) {
    if (!isOut(outages, time))
      return [...attempts, { at: time, ...answerOf(guild, channelId, refusal) }];
    attempts.push({ at: time, ...DOWN });
  }
  const end = isOut(outages, at)?.until ?? null;
  return end !== null && end - at <= (lateBy ?? 0)
    ? [...attempts, { at: end, ...answerOf(guild, channelId, refusal) }]
    : attempts;
}

/** A single manual try. */
export const attemptAt = (
  guild: GuildRow,
  outages: readonly OutageRow[],
  { at, channelId, refusal }: Posted,
): AttemptRow => ({
  at,
  ...(isOut(outages, at) ? DOWN : answerOf(guild, channelId, refusal)),
});

/** Discord's response in words (Discord docs, "JSON error codes"). */
function answerOf(guild: GuildRow, channelId: string | null, refusal: Posted['refusal']) {
  if (refusal) return refusal;
  if (channelId === null) return POSTED;
  const channel = guild.channels.find(({ id }) => id === channelId);
  if (!channel) return { code: 10_003, text: 'This channel was deleted. Pick another.' };
  return channel.botCanPost
    ? POSTED
    : {
        code: 50_013,
        text: `The bot can’t post in #${channel.name}. Give it “View Channel” and “Send Messages” there.`,
      };
}

const POSTED = { code: null, text: null };
