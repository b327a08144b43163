import type { Task } from '@/features/modules/definitions/quest/fields';
import { isTransfer } from '@/features/modules/definitions/quest/tasks';
import { formatSol, parseSol } from '@/shared/money/lamports';
import { shortAddress } from '@/shared/solana/shortAddress';
import { landedOf, signaturesFor, type Landed } from '../../../chain/queries';
import type { Chain } from '../../../chain/chain';
import { walletsOf } from '../../wallets/wallets';
import type { MemberContext } from '../../conditions/conditions';
import { countedSince, type QuestSpec } from '../questOf';
import type { TaskRow } from '../rows';
import { notYet } from './account';
import { missing, PAUSE, unseen, verified, type Outcome } from './outcome';

/** Maximum time for a transaction to land, ms: a blockhash is valid for 150 blocks, about a minute and a half. */
const LANDS_WITHIN = 120_000;
/** Number of each wallet's latest transactions to check. */
const LOOKED_THROUGH = 50;

const NO_CHAIN =
  'The Solana network isn’t responding right now. Your answer is kept. Try again in a moment.';
const FITS = 'Your transaction is final on Solana.';

/** A search for a transaction, and its member. */
interface Search {
  context: MemberContext;
  chain: Chain;
  account: string;
  /** Lamports it must receive; null where any transaction counts. */
  lamports: bigint | null;
  wallets: readonly string[];
  since: number;
  row: TaskRow;
}

/**
 * Searches the network for a member's transaction: the given one, or one of any linked wallet. It counts once it is
 * final, if a linked wallet signed it after the quest began, and it pays into the task's account or calls the task's
 * program. It counts only once, for one member. A transfer must pay exactly the task's amount.
 */
export async function checkOnChain(
  context: MemberContext,
  quest: QuestSpec,
  task: Task,
  row: TaskRow,
): Promise<Outcome> {
  const { world, userId } = context;
  const wallets = walletsOf(world, userId).map(({ address }) => address);
  if (wallets.length === 0) return missing('IDENTITY', 'You haven’t linked a wallet.');
  try {
    const search = {
      context,
      chain: await world.chain(),
      account: task.account,
      lamports: isTransfer.holds({ ...task }) ? parseSol(task.sol) : null,
      wallets,
      since: countedSince(world, quest),
      row,
    };
    return await (row.answer === null || row.answer === ''
      ? lookThrough(search)
      : named(search, row.answer));
  } catch {
    return unseen(world.clock.now() + PAUSE, NO_CHAIN);
  }
}

/** Checks the transaction given by the member. */
async function named(search: Search, signature: string): Promise<Outcome> {
  const { context, chain, row } = search;
  const now = context.world.clock.now();
  const landed = await landedOf(chain, signature, 'finalized');
  if (landed) return judged(search, signature, landed);
  const isThere = (await landedOf(chain, signature, 'confirmed')) !== null;
  if (!isThere && now - (row.openedAt ?? now) >= LANDS_WITHIN)
    return notYet(context, 'We couldn’t find a transaction with this signature on Solana.');
  return {
    state: 'CHECKING',
    reason: null,
    message: isThere
      ? 'Your transaction is on Solana but not final yet. Verify again in a few seconds.'
      : 'Your transaction isn’t on Solana yet. Verify again in a moment.',
    retryAt: now + PAUSE,
  };
}

function judged(search: Search, signature: string, landed: Landed): Outcome {
  const { context, account, lamports } = search;
  const trouble = troubleWith(search, signature, landed);
  if (trouble === null) return counts(search, signature);
  switch (trouble) {
    case 'OTHER_WALLET':
      return missing(
        'IDENTITY',
        `This transaction was signed by ${shortAddress(landed.signers[0] ?? '')}, which you haven’t linked.`,
        context.world.clock.now() + PAUSE,
      );
    case 'FAILED':
      return notYet(context, 'This transaction failed on Solana.');
    case 'EARLY':
      return notYet(context, 'This transaction is older than the quest.');
    case 'ELSEWHERE':
      return notYet(context, `This transaction doesn’t go to ${shortAddress(account)}.`);
    case 'OTHER_AMOUNT':
      return notYet(
        context,
        `This transaction pays ${formatSol(landed.received.get(account) ?? 0n)} SOL, not exactly ${formatSol(lamports ?? 0n)} SOL.`,
      );
    case 'USED':
      return notYet(context, 'This transaction was already used. Each counts once.');
  }
}

/** Why a transaction does not count; null where it does. */
function troubleWith(
  { context, account, lamports, wallets, since }: Search,
  signature: string,
  landed: Landed,
) {
  if (!landed.signers.some((signer) => wallets.includes(signer))) return 'OTHER_WALLET';
  if (landed.hasFailed) return 'FAILED';
  if (landed.at < since) return 'EARLY';
  const got = landed.received.get(account);
  const isCalled = lamports === null && landed.programs.includes(account);
  if (got === undefined && !isCalled) return 'ELSEWHERE';
  if (lamports !== null && got !== lamports) return 'OTHER_AMOUNT';
  return isUsed(context, signature) ? 'USED' : null;
}

const isUsed = ({ world }: MemberContext, signature: string): boolean =>
  world.db.submissions.some(({ tasks }) =>
    Object.values(tasks).some(({ proof }) => proof === signature),
  );

function counts({ row }: Search, signature: string): Outcome {
  row.proof = signature;
  return verified(FITS);
}

/** Checks the latest transactions of every wallet, newest first, until one counts. */
async function lookThrough(search: Search): Promise<Outcome> {
  const { context, chain, account, wallets, since } = search;
  for (const wallet of wallets)
    for (const { signature, at } of await signaturesFor(chain, wallet, LOOKED_THROUGH)) {
      if (at < since) break;
      const landed = await landedOf(chain, signature, 'finalized');
      if (landed && troubleWith(search, signature, landed) === null)
        return counts(search, signature);
    }
  return notYet(
    context,
    `No final transaction from your linked wallets to ${shortAddress(account)} since the quest started.`,
  );
}
