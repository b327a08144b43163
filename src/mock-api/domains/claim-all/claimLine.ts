import * as z from 'zod/mini';
import type { LineTerms, PointsTerms, QuestTerms } from '@/features/earning/claim-all/claimable';
import { DAY } from '@/shared/time/durations';
import { refuse, Refusal } from '../../http/reply';
import type { World } from '../../store/world';
import type { UserRow } from '../accounts/rows';
import { takePoints } from '../claims/claim';
import { withPayoutLock } from '../payouts/payouts';
import { pointsContext } from '../points/pointsContext';
import { duesOf, takeReward } from '../quests/claim';
import { connectionHash } from '../quests/connections';
import { questAt, type Found } from '../quests/handlers';
import { currentAt } from '../quests/submissions';
import { defaultWallet, walletsOf } from '../wallets/wallets';
import { rewardOf, rewardTerms } from './gives';
import type { ClaimLineRow } from './rows';

/** A line as a client sends it. */
export type SentLine = Pick<ClaimLineRow, 'key' | 'address' | 'terms'>;

export interface Claimer {
  world: World;
  user: UserRow;
  /** The caller's IP address; null if the host doesn't know it. */
  connection: string | null;
}

/** Retention of outcomes, ms. */
const KEPT = 30 * DAY;

/**
 * Claims one line, once for its key: a repeat returns the first outcome. The outcome is written under the payout lock,
 * and points, payouts and submissions carry the key. So neither another tab nor a restart pays twice.
 */
export async function claimLine(claimer: Claimer, line: SentLine): Promise<ClaimLineRow> {
  const { world } = claimer;
  const take = await prepare(claimer, line);
  return withPayoutLock(world, async () => {
    const row = rowFor(claimer, line);
    if (!asksForSame(row, line))
      return { ...row, ...line, ref: null, ...refused(refuse('request-already-used', OTHER_LINE)) };
    if (row.result !== null) return row;
    const taken = givenFor(claimer, line) ?? (await take().catch(() => FAILED));
    // Even after an error, rows that were already written count.
    const ref = taken instanceof Refusal ? givenFor(claimer, line) : taken;
    if (ref !== null) Object.assign(row, { result: 'CLAIMED', ref });
    else if (taken instanceof Refusal) Object.assign(row, refused(taken));
    world.changed();
    return row;
  });
}

const OTHER_LINE = 'This request was already used. Refresh the page and try again.';
const FAILED = refuse('too-early', 'Couldn’t claim this right now. Try again in a few minutes.');

function refused({ code, message, data }: Refusal) {
  // A field that is wrong now was right when the client showed it.
  const wrong = wrongSchema.safeParse(data).data?.errors[0];
  return wrong
    ? { result: 'REFUSED' as const, code: 'terms-changed' as const, message: wrong.message }
    : { result: 'REFUSED' as const, code, message };
}

const wrongSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });

const asksForSame = (row: ClaimLineRow, { address, terms }: SentLine): boolean =>
  row.address === address && JSON.stringify(row.terms) === JSON.stringify(terms);

/** The row of a key, created before anything is given. */
function rowFor({ world, user }: Claimer, { key, address, terms }: SentLine): ClaimLineRow {
  const { db, clock } = world;
  const known = db.claimLines.find((row) => row.userId === user.id && row.key === key);
  if (known) return known;
  const at = clock.now();
  const open = { result: null, code: null, message: null, ref: null };
  const row: ClaimLineRow = { userId: user.id, key, address, terms, at, ...open };
  db.claimLines = [...db.claimLines.filter((each) => each.at > at - KEPT), row];
  return row;
}

/** The ID of an earlier claim or submission with this line's key. */
function givenFor({ world: { db }, user }: Claimer, { key, terms }: SentLine): string | null {
  if (terms.kind === 'QUEST')
    return db.submissions.find((row) => row.userId === user.id && row.claimKey === key)?.id ?? null;
  const claim = db.claims.find((row) => row.userId === user.id && row.key === key);
  return claim?.points === terms.points ? claim.id : null;
}

/** Claims the line. Returns the ID of the claim or submission, or the refusal. Runs under the payout lock. */
type Take = () => Promise<string | Refusal>;

const prepare = (claimer: Claimer, line: SentLine): Promise<Take> | Take =>
  isPoints(line.terms)
    ? preparePoints(claimer, line, line.terms)
    : prepareReward(claimer, line, line.terms);

const isPoints = (terms: LineTerms): terms is PointsTerms => terms.kind === 'POINTS';

function preparePoints({ world, user }: Claimer, line: SentLine, terms: PointsTerms): Take {
  const { key, address } = line;
  const place = pointsContext(world, user, { section: terms.section, slug: terms.server });
  return async () => {
    if (place instanceof Refusal) return place;
    if (address === null)
      return refuse('wallet-needed', 'Link a wallet first. Claims go to your default wallet.');
    const { points, mint, amount, after } = terms;
    const made = await takePoints(place, { key, points, mint, amount, address, after });
    return made instanceof Refusal ? made : made.claim.id;
  };
}

async function prepareReward(
  { world, user, connection }: Claimer,
  line: SentLine,
  terms: QuestTerms,
): Promise<Take> {
  const found = await questAt(world, user, { slug: terms.server, questSlug: terms.quest });
  if (found instanceof Refusal) return () => Promise.resolve(found);
  const { quest } = found;
  const hash = await connectionHash(found, quest, connection);
  return async () => {
    const changed = changeSince(found, line, terms);
    if (changed) return changed;
    const refusal = await takeReward(found, quest, {
      connection: hash,
      key: line.key,
      // The linked wallet the member chose.
      address: duesOf(found, quest).length > 0 ? (line.address ?? undefined) : undefined,
    });
    return refusal ?? terms.submission;
  };
}

/** Refusal if the reward differs from the one the client showed; null otherwise. */
function changeSince(
  found: Found,
  line: SentLine,
  terms: QuestTerms,
): Refusal<'nothing-to-claim' | 'terms-changed' | 'wallet-needed'> | null {
  const { world, userId, quest } = found;
  const row = currentAt(found, quest);
  if (row?.id !== terms.submission || row.state !== 'CLAIMABLE')
    return refuse(
      'nothing-to-claim',
      row?.id === terms.submission && row.state === 'CLAIMED'
        ? 'You’ve already claimed this reward.'
        : 'This reward can’t be claimed anymore.',
    );
  const rewards = rewardTerms(quest.values.rewards.map((reward) => rewardOf(found, reward)));
  if (JSON.stringify(rewards) !== JSON.stringify(terms.rewards))
    return refuse('terms-changed', 'The reward changed. Review it before you claim.');
  if (duesOf(found, quest).length === 0) return null;
  if (!defaultWallet(world, userId))
    return refuse('wallet-needed', 'Link a wallet first. Rewards go to your default wallet.');
  return walletsOf(world, userId).some(({ address }) => address === line.address)
    ? null
    : refuse('terms-changed', 'This wallet isn’t linked. Choose where the reward goes.');
}
