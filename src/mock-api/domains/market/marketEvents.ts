import { parseSol } from '@/shared/money/lamports';
import { decodeBase58, encodeBase58 } from '@/shared/solana/base58';
import { HOUR, SECOND } from '@/shared/time/durations';
import { createRandom, type Random } from '../../store/random';
import { randomOf } from '../../store/hashed';
import { collections, tokens } from './market';
import { rankOf } from './pieces';
import { priceAt } from './prices';

export const streams = ['SALE', 'LISTING', 'TRADE', 'MINT'] as const;
export type Stream = (typeof streams)[number];

interface Seen {
  /** The transaction's signature, base58 of 64 bytes. */
  signature: string;
  /** ms since 1970. */
  at: number;
  /** Address of the collection or mint. */
  asset: string;
  /** Wallet of the buyer, the seller of a listing, or the trader. */
  by: string;
}

export interface NftEvent extends Seen {
  stream: 'SALE' | 'LISTING';
  /** BUY_NOW, LIST and so on, named as in the rules of the alerts. */
  type: string;
  item: number;
  rank: number;
  lamports: bigint;
  floor: bigint;
  marketplace: string;
  seller: string;
  /** Between wallets that fund each other. */
  isSelfTransfer: boolean;
}

export interface TradeEvent extends Seen {
  stream: 'TRADE';
  type: 'BUY' | 'SELL';
  /** Value in hundredths of a US dollar. */
  cents: bigint;
  /** The trader's holding afterwards, in whole tokens. */
  position: bigint;
  isArbitrage: boolean;
}

export interface MintEvent extends Seen {
  stream: 'MINT';
  type: 'MINT';
  /** Number of NFTs including this one. */
  minted: number;
}

export type MarketEvent = NftEvent | TradeEvent | MintEvent;

/** Average number of events of an asset per day. */
const A_DAY: Readonly<Record<Exclude<Stream, 'MINT'>, number>> = { SALE: 3, LISTING: 4, TRADE: 9 };
/** The collection that is minted again and again; it is not traded yet. */
const MINTED = collections.findIndex(({ floorSol }) => floorSol === null);
const MINT_DAYS = 30;

/** Wallets that trade. */
export const people = Array.from({ length: 48 }, (_, index) =>
  encodeBase58(createRandom(9000 + index).bytes(32)),
);

const assetsOf = (stream: Stream): readonly string[] =>
  stream === 'TRADE' ? tokens.map(({ mint }) => mint) : collections.map(({ address }) => address);

/** Coordinates of an event: its stream, the index of its asset, the hour, and its index in that hour. */
interface Place {
  stream: Stream;
  asset: number;
  hour: number;
  index: number;
}

const ID = 7;

/** 64 bytes that look like a signature. Its first bytes encode the event's coordinates, for `placeOf`. */
function signatureOf(random: Random, { stream, asset, hour, index }: Place): string {
  const bytes = random.bytes(64);
  const id = [streams.indexOf(stream), asset, hour >>> 24, hour >>> 16, hour >>> 8, hour, index];
  id.forEach((byte, at) => {
    bytes[at] = (byte & 0xff) ^ (bytes[at + ID] ?? 0);
  });
  return encodeBase58(bytes);
}

function placeOf(signature: string): Place | null {
  const bytes = decodeBase58(signature);
  if (bytes?.length !== 64) return null;
  const [kind = 0, asset = 0, a = 0, b = 0, c = 0, d = 0, index = 0] = Array.from(
    { length: ID },
    (_, at) => (bytes[at] ?? 0) ^ (bytes[at + ID] ?? 0),
  );
  const stream = streams[kind];
  return stream
    ? { stream, asset, hour: ((a << 24) | (b << 16) | (c << 8) | d) >>> 0, index }
    : null;
}

/** Cache of recent hours: the post histories of all servers and worlds read the same ones. */
const known = new Map<string, readonly MarketEvent[]>();
const MOST_KNOWN = 30_000;

/** Events of an asset in an hour, in order. Deterministic. */
function eventsIn(stream: Stream, asset: number, hour: number): readonly MarketEvent[] {
  const key = `${stream} ${String(asset)} ${String(hour)}`;
  const events = known.get(key) ?? happenedIn(stream, asset, hour);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, events);
  return events;
}

function happenedIn(stream: Stream, asset: number, hour: number): MarketEvent[] {
  const address = assetsOf(stream)[asset];
  if (address === undefined || !isTraded(stream, asset)) return [];
  const random = randomOf('market', stream, String(asset), String(hour));
  const times = stream === 'MINT' ? mintsIn(hour) : timesIn(random, stream, hour);
  const events = times.map((at, index) => {
    const signature = signatureOf(random, { stream, asset, hour, index });
    const by = random.pick(people);
    return eventOf(random, stream, asset, { signature, at, asset: address, by });
  });
  // Now and then a buyer takes several NFTs at once.
  const [first] = events;
  if (first?.stream !== 'SALE' || random.next() > 0.12) return events;
  const swept = [1, 2].map((nth): MarketEvent => {
    const place = { stream, asset, hour, index: events.length + nth };
    const seen = { signature: signatureOf(random, place), at: first.at + nth * 6 * SECOND };
    const item = random.int(1, 200);
    const piece = { item, rank: rankOf(address, item)?.rank ?? item };
    return Object.assign({}, first, seen, piece);
  });
  return [...events, ...swept].sort((one, other) => one.at - other.at);
}

function timesIn(random: Random, stream: keyof typeof A_DAY, hour: number): number[] {
  const count = Math.floor(A_DAY[stream] / 24 + random.next());
  const times = Array.from({ length: count }, () => hour * HOUR + random.int(0, 3590) * SECOND);
  return times.sort((one, other) => one - other);
}

function isTraded(stream: Stream, asset: number): boolean {
  if (stream === 'TRADE') return tokens[asset]?.priceSol !== null;
  return (stream === 'MINT') === (asset === MINTED);
}

function eventOf(random: Random, stream: Stream, asset: number, seen: Seen): MarketEvent {
  if (stream === 'TRADE') return tradeOf(random, seen);
  if (stream === 'MINT') return { ...seen, stream, type: 'MINT', minted: mintedAt(seen.at) };
  const { items = 1, floorSol = null } = collections[asset] ?? {};
  const floor = parseSol(floorSol ?? '0');
  const high = random.next() < 0.08 ? 3 : 1;
  const item = random.int(1, items ?? 1);
  return {
    ...seen,
    stream,
    type: random.pick(stream === 'SALE' ? SALES : LISTINGS),
    item,
    rank: rankOf(seen.asset, item)?.rank ?? item,
    lamports: ((floor * BigInt(random.int(930, 1600) * high)) / 1000n / CENT) * CENT,
    floor,
    marketplace: random.pick(['MAGIC_EDEN', 'MAGIC_EDEN', 'TENSOR', 'TENSOR', 'OTHER']),
    seller: stream === 'LISTING' ? seen.by : random.pick(people),
    isSelfTransfer: random.next() < 0.06,
  };
}

/** Lamports in a hundredth of a SOL, the step of asking prices. */
const CENT = 10_000_000n;
const SALES = ['BUY_NOW', 'BUY_NOW', 'BUY_NOW', 'ACCEPTED_BID', 'AMM_POOL', 'AUCTION'] as const;
const LISTINGS = [
  'LIST',
  'LIST',
  'LIST',
  'PRICE_CHANGE',
  'DELIST',
  'BID',
  'COLLECTION_BID',
] as const;

function tradeOf(random: Random, seen: Seen): TradeEvent {
  const price = priceAt(seen.asset, seen.at) ?? 1n;
  const cents = BigInt(random.int(4, 60) * random.int(4, 60) * random.int(1, 90));
  const wholes = (cents * 10n ** 13n) / (price === 0n ? 1n : price);
  return {
    ...seen,
    stream: 'TRADE',
    type: random.next() < 0.58 ? 'BUY' : 'SELL',
    cents,
    position: wholes * BigInt(random.int(1, 9)),
    isArbitrage: random.next() < 0.1,
  };
}

const MINT_TIME = MINT_DAYS * 24 * HOUR;
const mintStart = (at: number) => Math.floor(at / MINT_TIME) * MINT_TIME;
const pieces = collections[MINTED]?.items ?? 1;

/** Number of NFTs minted by then in the current mint. */
export const mintedAt = (at: number): number =>
  1 + Math.floor(((at - mintStart(at)) * pieces) / MINT_TIME);

/** Times of mints in an hour: one after the other, spread over the whole mint. */
function mintsIn(hour: number): number[] {
  const start = mintStart(hour * HOUR);
  const step = MINT_TIME / pieces;
  const first = Math.ceil((hour * HOUR - start) / step);
  const times: number[] = [];
  for (let piece = first; start + piece * step < (hour + 1) * HOUR; piece += 1)
    times.push(Math.ceil(start + piece * step));
  return times;
}

/** The minted collection's address, and the starts of its mints in a time range, including both ends. */
export const mintStarts = (from: number, to: number): { asset: string; at: number }[] => {
  const asset = collections[MINTED]?.address ?? '';
  const starts: { asset: string; at: number }[] = [];
  for (let at = mintStart(from); at <= to; at += MINT_TIME)
    if (at >= from) starts.push({ asset, at });
  return starts;
};

/** Events of an asset after one moment and up to another, in order; none for an unknown asset. */
export function eventsOf(stream: Stream, asset: string, after: number, to: number): MarketEvent[] {
  const index = assetsOf(stream).indexOf(asset);
  if (index === -1 || !isTraded(stream, index)) return [];
  const found: MarketEvent[] = [];
  for (let hour = Math.floor(after / HOUR); hour <= Math.floor(to / HOUR); hour += 1)
    for (const event of eventsIn(stream, index, hour))
      if (event.at > after && event.at <= to) found.push(event);
  return found;
}

/** The event of a transaction, even in the future; undefined where there is none. */
export function eventAt(signature: string): MarketEvent | undefined {
  const place = placeOf(signature);
  if (!place) return undefined;
  return eventsIn(place.stream, place.asset, place.hour).find(
    (event) => event.signature === signature,
  );
}

/** Whether the source was down for some minutes then; it reports the events of that time too late. */
export const isInGap = (at: number): boolean =>
  randomOf('gap', String(Math.floor(at / HOUR))).next() < 0.015 && at % HOUR < 20 * 60 * SECOND;

/** Whether the source reports an event twice, like real sources that are not sure about the delivery. */
export const isToldTwice = ({ signature }: MarketEvent): boolean =>
  randomOf('twice', signature).next() < 0.02;
