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

/** So long a transaction can still land: a blockhash is good for 150 blocks, about a minute and a half. */
const LANDS_WITHIN = 120_000;
/** Of each wallet so many of its last transactions are looked through. */
const LOOKED_THROUGH = 50;

const NO_CHAIN =
  'The Solana network isn’t responding right now. Your answer is kept. Try again in a moment.';
const FITS = 'Your transaction is final on Solana.';

/** What is looked for, and who looks. */
interface Search {
  context: MemberContext;
  chain: Chain;
  account: string;
  /** What it must get, in lamports; null where any transaction there counts. */
  lamports: bigint | null;
  wallets: readonly string[];
  since: number;
  row: TaskRow;
}

/**
 * Looks on the chain for a transaction of somebody: the one they name, or any of their linked wallets. It counts
 * once it is final, when one of their wallets has signed it after the quest began and it pays into the account
 * or calls the program of the task, and only once for everybody. A transfer pays exactly what the task says.
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

/** The transaction somebody has named. */
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

/** What speaks against a transaction; null where it fits. */
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

/** The last transactions of every wallet, the newest first, until one fits. */
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
