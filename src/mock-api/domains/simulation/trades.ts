import type { Random } from '../../store/random';
import type { HoldingRow, PieceRow } from '../holdings/rows';
import { tokens } from '../market/market';
import { membersOf } from '../members/members';
import type { World } from '../../store/world';
import type { SimulatedEvent } from './simulatedEvent';

const KEEP = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint;

/** A member buys or sells: tokens on the market, or an NFT of another member. */
export function trade(event: SimulatedEvent): void {
  if (event.random.next() < 0.5) tradeTokens(event);
  else tradeNft(event);
}

/** Addresses of wallets that members of a server have linked. */
function memberWallets({ world, guild }: SimulatedEvent): string[] {
  const here = new Set(membersOf(world, guild.id).map(({ userId }) => userId));
  return world.db.linkedWallets
    .filter(
      ({ userId, flag }) => flag === 'DEFAULT' && /^usr-\d+$/.test(userId) && here.has(userId),
    )
    .map(({ address }) => address);
}

function tradeTokens(event: SimulatedEvent): void {
  const { world, random, at } = event;
  const wallets = memberWallets(event);
  if (KEEP === undefined || wallets.length === 0) return;
  const wallet = random.pick(wallets);
  const row = world.db.holdings.find((each) => each.wallet === wallet && each.asset === KEEP);
  const amount = BigInt(random.int(5, 2000));
  if (!row) {
    world.db.holdings.push({ wallet, asset: KEEP, amount: amount.toString(), since: at });
    return;
  }
  // Balances with decimals stay as they are.
  if (!/^\d+$/.test(row.amount)) return;
  const held = BigInt(row.amount);
  if (random.next() < 0.55) row.amount = (held + amount).toString();
  else setAmount(world, row, held > amount ? held - amount : 0n);
}

function setAmount({ db }: World, row: HoldingRow, amount: bigint): void {
  if (amount > 0n) row.amount = amount.toString();
  else db.holdings = db.holdings.filter((each) => each !== row);
}

/** Sells a listed NFT to another wallet, or lists one that is held. */
function tradeNft(event: SimulatedEvent): void {
  const { world, random, at } = event;
  const wallets = memberWallets(event);
  const offers = world.db.holdings.flatMap((row) =>
    wallets.includes(row.wallet) && listsNfts(row)
      ? row.pieces.filter(({ state }) => state !== 'STAKED').map((piece) => ({ row, piece }))
      : [],
  );
  if (offers.length === 0) return;
  const { row, piece } = random.pick(offers);
  if (piece.state === 'HELD') {
    piece.state = 'LISTED';
    return;
  }
  const buyer = buyerOf(world, random, wallets, row);
  if (buyer === undefined) return;
  row.pieces = row.pieces.filter(({ number }) => number !== piece.number);
  setAmount(world, row, BigInt(row.pieces.length));
  const bought: PieceRow = { number: piece.number, state: 'HELD' };
  const theirs = world.db.holdings.find(
    ({ wallet, asset }) => wallet === buyer && asset === row.asset,
  );
  if (!theirs)
    world.db.holdings.push({
      wallet: buyer,
      asset: row.asset,
      amount: '1',
      since: at,
      pieces: [bought],
    });
  else if (listsNfts(theirs)) {
    theirs.pieces.push(bought);
    theirs.amount = String(theirs.pieces.length);
  }
}

/** Whether a holding lists each of its NFTs. */
const listsNfts = (row: HoldingRow): row is HoldingRow & { pieces: PieceRow[] } =>
  row.pieces !== undefined && String(row.pieces.length) === row.amount;

/** Another wallet, whose NFTs of the collection are listed one by one. */
function buyerOf(
  { db }: World,
  random: Random,
  wallets: readonly string[],
  { wallet: seller, asset }: HoldingRow,
): string | undefined {
  const others = wallets.filter(
    (wallet) =>
      wallet !== seller &&
      db.holdings.every((row) => row.wallet !== wallet || row.asset !== asset || listsNfts(row)),
  );
  return others.length === 0 ? undefined : random.pick(others);
}
