import { landedOf } from '../../chain/queries';
import { iso, isoOrNull } from '../../store/clock';
import type { World } from '../../store/world';
import type { Entry, EntryStep } from './entry';

/** A transaction as a row of the list. */
export function rowView({ db }: World, entry: Entry) {
  const { serverId, amount, moved, at } = entry;
  const server = db.guilds.find(({ id }) => id === serverId);
  const { id, type, direction, status, description, note, token, piece, wallet } = entry;
  const { signature, orderId, mismatch, isFinal, actions } = entry;
  return {
    id,
    type,
    direction,
    status,
    at: iso(at),
    description,
    note,
    server: server ? { id: server.id, name: server.name } : null,
    token,
    amount: amount.toString(),
    moved: moved.toString(),
    piece,
    wallet,
    signature,
    orderId,
    mismatch,
    isFinal,
    actions: [...actions],
  };
}

/** The same with all there is to tell, and what the chain says of it. */
export async function wholeView(world: World, entry: Entry) {
  const { expected, received, from, to, memo, reference, error, related, steps, page } = entry;
  const { confirmed, isFinalized } = await onChain(world, entry.signature);
  const blockTime = confirmed ? confirmed.blockTime * 1000 : null;
  const chainSteps: EntryStep[] = [
    ...(confirmed ? [{ step: 'CONFIRMED' as const, at: blockTime }] : []),
    ...(isFinalized ? [{ step: 'FINALIZED' as const, at: null }] : []),
  ];
  // The chain's own steps come once it was signed and seen, and before anything is made of it.
  const before = steps.filter(({ step }) => BEFORE_CHAIN.includes(step));
  const after = steps.filter(({ step }) => !BEFORE_CHAIN.includes(step));
  return {
    ...rowView(world, entry),
    appeal: entry.appeal ? { text: entry.appeal.text, at: iso(entry.appeal.at) } : null,
    expected: expected?.toString() ?? null,
    received: received?.toString() ?? null,
    from,
    to,
    memo,
    reference,
    fee: confirmed?.fee.toString() ?? null,
    feePayer: confirmed?.feePayer ?? null,
    slot: confirmed?.slot ?? null,
    blockTime: isoOrNull(blockTime),
    error,
    related,
    page,
    timeline: [...before, ...chainSteps, ...after].map(({ step, at }) => ({
      step,
      at: isoOrNull(at),
    })),
  };
}

const BEFORE_CHAIN: readonly EntryStep['step'][] = [
  'CREATED',
  'WAITING',
  'APPROVED',
  'REFUSED',
  'SIGNED',
  'SEEN',
];

async function onChain(world: World, signature: string | null) {
  if (signature === null) return { confirmed: null, isFinalized: false };
  const chain = await world.chain();
  const confirmed = chain.transaction(signature);
  const final = confirmed ? await landedOf(chain, signature, 'finalized').catch(() => null) : null;
  return { confirmed, isFinalized: final !== null };
}
