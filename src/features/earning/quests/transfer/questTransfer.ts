import { abortable } from '@/features/billing/payments/flow/context';
import type { TransferPlan } from '@/features/billing/payments/ports';
import {
  feeLimit,
  problemAfterSigning,
} from '@/features/billing/payments/transaction/checkTransaction';
import {
  followTransfer,
  NotSigned,
  signTransfer,
  TRANSFER_UNITS,
  type TransferEnd,
  type TransferPorts,
} from '@/features/billing/payments/transfer/oneTransfer';
import { formatSol } from '@/shared/money/lamports';
import { encodeBase58 } from '@/shared/solana/base58';
import { fromBase64, toBase64 } from '@/shared/text/bytes';
import {
  forgetTransfer,
  keepTransfer,
  readTransfer,
  type KnownTransfer,
  type TransferRecord,
} from './transferJournal';
import { MOST_LAMPORTS, type TransferAsk } from './transferOf';

const FINAL_POLL_MS = 2000;
/** A confirmed transaction is final within half a minute; the server checks that in any case. */
const FINAL_LOOKS = 30;

/** A transfer from a wallet, exactly as the dialog shows it. */
export interface Offer extends TransferAsk {
  /** The linked wallet it comes from (base58). */
  payer: string;
}

/** The same transfer, as the member accepted it. */
export interface Shown extends Offer {
  /** The journal's record when it was shown. */
  known: KnownTransfer;
}

/** Identifies a task’s transfer. */
export interface TransferPlace {
  /** Key of its record: account, quest and task. */
  place: string;
  /** Hash of the chain’s first block; null accepts any. */
  genesisHash: string | null;
}

const signatureOf = (known: KnownTransfer) =>
  known === null || known === 'unreadable' ? known : known.signature;

const planOf = ({ to, lamports, payer }: Offer): TransferPlan => ({
  payer,
  recipient: to,
  lamports,
  // Used to find the transfer; no one has its private key.
  reference: encodeBase58(crypto.getRandomValues(new Uint8Array(32))),
  memo: 'castle:quest',
});

const planIn = ({ to, lamports, ...record }: TransferRecord): TransferPlan => ({
  payer: record.payer,
  recipient: to,
  lamports: BigInt(lamports),
  reference: record.reference,
  memo: record.memo,
});

/**
 * The maximum network fee of the transfer, in lamports.
 *
 * @throws NotSigned with the reason if it can't be sent; ChainError if no node answers
 */
export async function quoteTransfer(
  { chain, transactions }: TransferPorts,
  { genesisHash }: Pick<TransferPlace, 'genesisHash'>,
  shown: Offer,
  signal: AbortSignal,
): Promise<bigint> {
  const [genesis, latest, balance, theirs, rent] = await abortable(
    Promise.all([
      genesisHash === null ? null : chain.genesisHash(),
      chain.latestBlockhash(),
      chain.balance(shown.payer),
      chain.balance(shown.to),
      chain.rentMinimum(),
    ]),
    signal,
  );
  if (genesis !== genesisHash)
    throw new NotSigned('This site is connected to another Solana network. Try again later.');
  const draft = transactions.build(planOf(shown), latest.blockhash, TRANSFER_UNITS);
  const asked = await abortable(chain.feeFor(draft), signal);
  const most = feeLimit(transactions.inspect(draft));
  const fee = asked > most ? asked : most;
  const left = balance - shown.lamports - fee;
  if (left < 0n)
    throw new NotSigned(
      `This wallet holds ${formatSol(balance)} SOL. You need ${formatSol(shown.lamports + fee)} SOL for the transfer and its fee.`,
    );
  if (left > 0n && left < rent)
    throw new NotSigned(
      `Solana requires a wallet to keep at least ${formatSol(rent)} SOL or nothing at all. Add ${formatSol(rent - left)} SOL.`,
    );
  if (theirs === 0n && shown.lamports < rent)
    throw new NotSigned(
      'The receiving account is empty, and this amount is too small to open it. Ask the server’s team.',
    );
  return fee;
}

/**
 * Makes exactly the transfer that was shown: it is built from the shown values, written to the journal before it is
 * sent, and sent until its outcome is proven. Only one transfer per task runs in the whole browser.
 *
 * @param isStillAsked whether the task still asks for the shown transfer, according to the server; called after signing
 * @returns 'busy' or 'changed' if another tab is working on it or has since: nothing was signed
 * @throws NotSigned if nothing was sent; the wallet's error; when the signal aborts
 */
export async function makeTransfer(
  ports: TransferPorts,
  where: TransferPlace,
  shown: Shown,
  isStillAsked: () => Promise<boolean>,
  onSent: () => void,
  signal: AbortSignal,
): Promise<TransferEnd | 'busy' | 'changed'> {
  const { place } = where;
  if (shown.lamports <= 0n || shown.lamports > MOST_LAMPORTS)
    throw new NotSigned('Quests can ask for at most 0.1 SOL.');
  return ports.locks.withLock(lockOf(place), async () => {
    if (signatureOf(readTransfer(place)) !== signatureOf(shown.known)) return 'changed';
    const plan = planOf(shown);
    const signed = await signTransfer(ports, plan, 'this task', signal);
    if (!(await abortable(isStillAsked(), signal)))
      throw new NotSigned('The task has changed. Reload the page first.');
    const height = await abortable(ports.chain.blockHeight('confirmed'), signal);
    if (height > signed.lastValidBlockHeight)
      throw new NotSigned('Approving took too long, and the transfer expired.');
    const record: TransferRecord = {
      v: 1,
      to: plan.recipient,
      lamports: plan.lamports.toString(),
      payer: plan.payer,
      reference: plan.reference,
      memo: plan.memo,
      signature: signed.signature,
      lastValidBlockHeight: signed.lastValidBlockHeight,
      bytes: toBase64(signed.bytes),
      state: 'SENT',
      isChecked: false,
    };
    signal.throwIfAborted();
    if (!keepTransfer(place, record)) {
      forgetTransfer(place);
      throw new NotSigned(
        'Your browser can’t remember the transfer. Allow site data for this page.',
      );
    }
    onSent();
    return settle(ports, place, record, signed.bytes, signal);
  });
}

/**
 * Continues the transfer of an earlier visit until its outcome is proven.
 *
 * @returns 'nothing' if none is in progress
 * @throws when the signal aborts
 */
export const resumeTransfer = (
  ports: TransferPorts,
  { place }: TransferPlace,
  signal: AbortSignal,
): Promise<TransferEnd | 'busy' | 'nothing'> =>
  ports.locks.withLock(lockOf(place), async () => {
    const record = readTransfer(place);
    if (record === null || record === 'unreadable' || record.state !== 'SENT') return 'nothing';
    return settle(ports, place, record, ownBytes(ports, record), signal);
  });

const lockOf = (place: string) => `quest-transfer:${place}`;

/** The stored bytes if they are the transfer of the record; other bytes are not sent. */
function ownBytes({ transactions }: TransferPorts, record: TransferRecord): Uint8Array | null {
  const bytes = fromBase64(record.bytes);
  if (bytes === null) return null;
  try {
    const view = transactions.inspect(bytes);
    const isOwn = view.signature === record.signature;
    return isOwn && problemAfterSigning(view, planIn(record)) === null ? bytes : null;
  } catch {
    // Stored bytes are not trusted.
    return null;
  }
}

async function settle(
  ports: TransferPorts,
  place: string,
  record: TransferRecord,
  bytes: Uint8Array | null,
  signal: AbortSignal,
): Promise<TransferEnd> {
  const { signature, lastValidBlockHeight } = record;
  const sent = { bytes, signature, lastValidBlockHeight };
  const end = await followTransfer(ports, planIn(record), sent, signal);
  if (end !== 'landed') {
    forgetTransfer(place);
    return end;
  }
  await finality(ports, signature, signal);
  keepTransfer(place, { ...record, state: 'LANDED' });
  return end;
}

/** Waits until the transaction is final, as the server does. */
async function finality({ chain, clock }: TransferPorts, signature: string, signal: AbortSignal) {
  for (let looks = 0; looks < FINAL_LOOKS; looks += 1) {
    const [status] = await chain
      .statuses([signature], { history: true })
      .catch((): (null | { confirmation: string })[] => []);
    signal.throwIfAborted();
    if (status?.confirmation === 'finalized') return;
    await clock.sleep(FINAL_POLL_MS, signal);
  }
}
