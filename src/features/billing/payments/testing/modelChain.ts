import { ChainError, type ChainPort, type ChainReads, type SignatureStatus } from '../ports';
import type { TransactionView } from '../transaction/transactionView';
import { decodeView } from './modelTransactions';
import type { VirtualClock } from './virtualClock';

const BLOCK = 400;
const CONFIRMED_AFTER = 2;
const FINALIZED_AFTER = 8;
const FEE = 6_000n;

export type ReadFault = 'ok' | 'throw' | '429' | 'slow' | 'hang' | 'stale';
export type SendFault = 'ok' | 'refuse' | 'drop' | 'lost' | 'swallow' | 'late' | 'slow';

interface Landed {
  view: TransactionView;
  height: number;
  err: string | null;
}

/** A chain with blocks, blockhashes that expire, and nodes that fail on command. */
export class ModelChain implements ChainPort {
  /** How many blocks a blockhash lives: fewer than the real 150, to see more expiries. */
  life = 30;
  genesis = 'model-genesis';
  balances = new Map<string, bigint>();
  rent = 890_880n;
  /** Why a simulation fails, or null. */
  simulationProblem: string | null = null;
  /** The next transaction lands with an error. */
  landsWithError = false;
  /** Milliseconds from arrival to a block. */
  latency = 900;
  nextRead: () => ReadFault = () => 'ok';
  nextSend: () => SendFault = () => 'ok';
  /** How many blocks the node that answers next is behind; constant inside `onOneNode`. */
  nextLag: () => number = () => 0;
  /** Whether the next landing is reverted by a fork two blocks later, before it is confirmed. */
  nextFork: () => boolean = () => false;
  /** Every request to a node: time and method. */
  requests: { at: number; method: string }[] = [];
  landed = new Map<string, Landed>();
  /** Signed bytes that reached the network or are on their way, by signature. */
  flying = new Map<string, number>();
  problems: string[] = [];
  private readonly clock: VirtualClock;
  private readonly start: number;

  constructor(clock: VirtualClock) {
    this.clock = clock;
    this.start = clock.now() - 1_000 * BLOCK;
  }

  height(): number {
    return Math.floor((this.clock.now() - this.start) / BLOCK);
  }

  /** Signatures whose transfers were final. */
  paid(): string[] {
    return [...this.landed].filter(([, { err }]) => err === null).map(([signature]) => signature);
  }

  /** Whether a transaction that is not in a block yet may still get into one. */
  somethingInFlight(): boolean {
    const unconfirmed = [...this.landed.values()].some(
      ({ height }) => this.height() - height < CONFIRMED_AFTER,
    );
    const live = [...this.flying].some(
      ([signature, last]) => !this.landed.has(signature) && this.height() <= last,
    );
    return unconfirmed || live;
  }

  blockHeight(commitment: 'confirmed' | 'finalized', behind = this.nextLag()) {
    const lag = commitment === 'confirmed' ? CONFIRMED_AFTER : FINALIZED_AFTER;
    return this.answer('blockHeight', () => this.height() - behind - lag);
  }

  statuses(signatures: string[], { history }: { history: boolean }, behind = this.nextLag()) {
    return this.answer('statuses', (fault) =>
      signatures.map((signature) => {
        if (fault === 'stale' && !history) return null;
        return this.status(signature, behind);
      }),
    );
  }

  signaturesFor(reference: string, behind = this.nextLag()) {
    return this.answer('signaturesFor', () =>
      [...this.landed]
        .filter(([signature, { view }]) => {
          return this.isConfirmed(signature, behind) && referencesOf(view).includes(reference);
        })
        .map(([signature]) => signature),
    );
  }

  transaction(signature: string, behind = this.nextLag()) {
    return this.answer('transaction', () => {
      const landed = this.landed.get(signature);
      if (!landed || !this.isConfirmed(signature, behind)) return null;
      const { view, err } = landed;
      const deltas = new Map<string, bigint>();
      const memos: string[] = [];
      for (const item of view.instructions) {
        if (item.kind === 'memo') memos.push(item.text);
        if (item.kind === 'transfer' && err === null) deltas.set(item.to, item.lamports);
      }
      const accountKeys = [...view.writable, ...referencesOf(view)];
      return { signature, err, accountKeys, deltas, memos };
    });
  }

  latestBlockhash() {
    return this.answer('latestBlockhash', () => {
      const lastValidBlockHeight = this.height() + this.life;
      return { blockhash: `hash-${lastValidBlockHeight}`, lastValidBlockHeight };
    });
  }

  balance(address: string) {
    return this.answer('balance', () => this.balances.get(address) ?? 0n);
  }

  rentMinimum() {
    return this.answer('rentMinimum', () => this.rent);
  }

  genesisHash() {
    return this.answer('genesisHash', () => this.genesis);
  }

  feeFor() {
    return this.answer('feeFor', () => FEE);
  }

  simulate() {
    return this.answer('simulate', () => ({
      problem: this.simulationProblem,
      unitsConsumed: 9_000,
    }));
  }

  async onOneNode<T>(work: (node: ChainReads) => Promise<T>): Promise<T> {
    const behind = this.nextLag();
    return work({
      blockHeight: (commitment) => this.blockHeight(commitment, behind),
      statuses: (signatures, options) => this.statuses(signatures, options, behind),
      signaturesFor: (reference) => this.signaturesFor(reference, behind),
      transaction: (signature) => this.transaction(signature, behind),
    });
  }

  async send(bytes: Uint8Array): Promise<void> {
    this.count('send');
    const fault = this.nextSend();
    if (fault === 'refuse') throw new ChainError('refused', 'preflight failed');
    if (fault === 'drop') throw new ChainError('unreachable', 'connection reset');
    this.watch(decodeView(bytes));
    if (fault === 'swallow') return;
    const delay = fault === 'late' ? 6_000 : 0;
    this.clock.after(delay + this.latency, () => this.land(decodeView(bytes)));
    if (fault === 'slow') await this.pause(4_000);
    if (fault === 'lost') throw new ChainError('unreachable', 'answer lost');
  }

  /** Puts a transaction into the current block, as the network would. */
  land(view: TransactionView): void {
    const signature = view.signature ?? '';
    if (this.landed.has(signature) || this.height() > lastValidOf(view)) return;
    const transfer = view.instructions.find((item) => item.kind === 'transfer');
    if (!transfer) return;
    const balance = this.balances.get(transfer.from) ?? 0n;
    const short = balance < transfer.lamports + FEE;
    const err = short || this.landsWithError ? 'InstructionError: custom 1' : null;
    this.landsWithError = false;
    const spent = err === null ? transfer.lamports + FEE : FEE;
    this.balances.set(transfer.from, balance - spent);
    this.landed.set(signature, { view, height: this.height(), err });
    if (this.nextFork()) {
      this.clock.after(BLOCK, () => {
        this.landed.delete(signature);
        this.balances.set(transfer.from, balance);
      });
    }
  }

  /** A transfer from the treasury back to the account a landed payment came from. */
  giveBack(signature: string): { to: string; lamports: bigint } {
    const transfers = this.landed.get(signature)?.view.instructions ?? [];
    const transfer = transfers.find((item) => item.kind === 'transfer');
    if (!transfer) throw new Error(`${signature} is no payment`);
    const { from, lamports } = transfer;
    this.balances.set(from, (this.balances.get(from) ?? 0n) + lamports);
    return { to: from, lamports };
  }

  /** The central invariant: no second payment may be sent while another may still land, or has landed. */
  private watch(view: TransactionView): void {
    const signature = view.signature ?? '';
    // Expired bytes do no harm, so any sender may repeat them.
    if (this.height() > lastValidOf(view)) return;
    for (const [other, last] of this.flying) {
      if (other === signature) continue;
      const landed = this.landed.get(other);
      if (landed?.err === null) this.problems.push(`${signature} sent after ${other} landed`);
      if (!landed && this.height() <= last) {
        this.problems.push(`${signature} sent while ${other} may land`);
      }
    }
    this.flying.set(signature, lastValidOf(view));
  }

  private status(signature: string, behind: number): SignatureStatus | null {
    const landed = this.landed.get(signature);
    const age = this.height() - behind - (landed?.height ?? 0);
    if (!landed || age < 0) return null;
    const finalized = age >= FINALIZED_AFTER ? 'finalized' : 'confirmed';
    return { err: landed.err, confirmation: age < CONFIRMED_AFTER ? 'processed' : finalized };
  }

  private isConfirmed(signature: string, behind: number): boolean {
    const status = this.status(signature, behind);
    return status !== null && status.confirmation !== 'processed';
  }

  private count(method: string): void {
    this.requests.push({ at: this.clock.now(), method });
  }

  private async answer<T>(method: string, compute: (fault: ReadFault) => T): Promise<T> {
    this.count(method);
    const fault = this.nextRead();
    if (fault === 'throw') throw new ChainError('unreachable', 'offline');
    if (fault === '429') throw new ChainError('rate-limited', 'too many requests');
    // A slow answer reflects the chain at the time of the request.
    const value = compute(fault);
    if (fault === 'slow') await this.pause(3_000);
    if (fault === 'hang') {
      await this.pause(10_000);
      throw new ChainError('unreachable', 'timed out');
    }
    return value;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.clock.after(ms, resolve);
    });
  }
}

const referencesOf = (view: TransactionView): string[] =>
  view.instructions.flatMap((item) => (item.kind === 'transfer' ? item.extraKeys : []));

const lastValidOf = (view: TransactionView): number => Number(view.blockhash.split('-')[1]);
