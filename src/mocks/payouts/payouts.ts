import { encodeBase58 } from '@/shared/solana/base58';
import { isDead, latestBlockhash, sendWire } from '../chain/ask';
import type { Chain } from '../chain/chain';
import { nextId } from '../db/nextId';
import { randomOf } from '../db/hashed';
import { tell } from '../notifications/news';
import { createTurns } from '../turns';
import type { World } from '../world';
import { ledgerAddress, ledgerSeed } from './ledgerKey';
import type { PayoutRow } from './rows';

/** What a transfer may cost beside its amount, lamports. */
const FEE = 10_000n;
/** A wallet keeps what an account without data owes in rent, or the chain refuses the transfer. */
const RENT = 890_880n;
/** After so many transfers that did not land it is left to a person. */
const MOST_ATTEMPTS = 3;

/** Text in the transfer that pays: it names the payout, so that it is found on the chain. */
export const payoutMemo = (id: string) => `castle:payout:${id}`;
const referenceOf = (id: string) => encodeBase58(randomOf(id, 'payout').bytes(32));

const isOpen = ({ status }: PayoutRow) => status === 'PENDING' || status === 'PROCESSED';

/** What the payouts under way of a server will take, fees included, lamports. */
export const reservedOf = ({ db }: World, serverId: string): bigint =>
  db.payouts
    .filter((row) => row.serverId === serverId && isOpen(row))
    .reduce((sum, { lamports }) => sum + BigInt(lamports) + FEE, 0n);

/**
 * Whether a server can pay so much more, in lamports: what is reserved never exceeds what its wallet holds. A
 * payout that may have landed already counts twice, which errs on the safe side.
 */
export async function canPay(world: World, serverId: string, lamports: bigint): Promise<boolean> {
  const chain = await world.chain();
  const held = chain.balance(ledgerAddress(serverId));
  return reservedOf(world, serverId) + lamports + FEE + RENT <= held;
}

/** Notes what is to be paid. The caller has asked `canPay`, and nothing else came in between. */
export function reserve(
  world: World,
  due: Pick<PayoutRow, 'serverId' | 'userId' | 'address' | 'lamports' | 'label' | 'ref'>,
): PayoutRow {
  const row: PayoutRow = {
    ...due,
    id: nextId(world, 'pay'),
    status: 'PENDING',
    at: world.clock.now(),
    attempts: 0,
    signature: null,
    wire: null,
    lastValidBlockHeight: 0,
  };
  world.db.payouts.push(row);
  world.changed();
  return row;
}

export const inTurn = createTurns();

/** Goes on with every payout that is not done; to be called as often as one likes. Never rejects. */
export const runPayouts = (world: World): Promise<void> =>
  world.db.payouts.some(isOpen)
    ? inTurn(world, async () => {
        for (const payout of world.db.payouts.filter(isOpen)) {
          // What does not work now is tried again by the next call.
          await goOn(world, payout).catch(() => undefined);
        }
      })
    : Promise.resolve();

async function goOn(world: World, payout: PayoutRow): Promise<void> {
  const chain = await world.chain();
  const landed = onChain(chain, payout);
  if (landed) return finish(world, payout, landed.signature);
  if (payout.wire === null || (await isDead(chain, payout))) {
    if (payout.attempts >= MOST_ATTEMPTS) return fail(world, payout);
    await sign(world, chain, payout);
  }
  if (payout.wire !== null) await sendWire(chain, payout.wire);
  const now = onChain(chain, payout);
  if (now) finish(world, payout, now.signature);
}

const onChain = (chain: Chain, { id, serverId }: PayoutRow) =>
  chain
    .transactionsFor(referenceOf(id))
    .find(
      ({ err, feePayer, memos }) =>
        err === null && feePayer === ledgerAddress(serverId) && memos.includes(payoutMemo(id)),
    );

/** Signs the transfer and writes it down; nothing is sent here. */
async function sign(world: World, chain: Chain, payout: PayoutRow): Promise<void> {
  const { signWith } = await import('../chain/treasury');
  const { blockhash, lastValidBlockHeight } = await latestBlockhash(chain);
  const plan = {
    recipient: payout.address,
    lamports: BigInt(payout.lamports),
    reference: referenceOf(payout.id),
    memo: payoutMemo(payout.id),
  };
  Object.assign(payout, signWith(ledgerSeed(payout.serverId), plan, blockhash), {
    lastValidBlockHeight,
    attempts: payout.attempts + 1,
    status: 'PROCESSED',
  });
  world.changed();
}

function finish(world: World, payout: PayoutRow, signature: string): void {
  Object.assign(payout, { status: 'SUCCESS', signature, wire: null });
  tell(world, payout.userId, 'user', {
    title: 'Your reward has arrived',
    text: `${payout.label}: it is in your wallet.`,
    path: '/dashboard/all-transactions',
  });
  world.changed();
}

function fail(world: World, payout: PayoutRow): void {
  Object.assign(payout, { status: 'FAILED', wire: null });
  world.changed();
}
