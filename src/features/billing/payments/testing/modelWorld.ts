import type { Order } from '@/features/billing/orders/order';
import type { FlowSettings } from '../flow/context';
import { type PaymentFlow, createPaymentFlow } from '../flow/flow';
import { type JournalStorage, createJournal } from '../journal/journal';
import type { BugPort, LockPort, Ports, WalletPort } from '../ports';
import type { TransactionView } from '../transaction/transactionView';
import { ModelChain } from './modelChain';
import { ModelServer } from './modelServer';
import { decodeView, encodeView, modelTransactions } from './modelTransactions';
import { VirtualClock } from './virtualClock';

export const TREASURY = '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5';
export const REFERENCE = 'Cw8CFyM9FkoMi7K7Crf6HNQqf4uEMzpKw6QNghXLvLkY';
export const ALICE = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8';
export const BOB = 'GgBaCs3NCBuZN12kCJgAW63ydqohFkHEdfdEXBPzLHq';

/** The wallet's scripted answer to each prompt. */
export type WalletAnswer =
  | 'sign'
  | 'slow'
  | 'very-slow'
  | 'reject'
  | 'hang'
  | 'other-account'
  | 'tamper'
  | 'second-signer'
  | 'guard'
  | 'own-blockhash'
  | 'broken';

export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: 'order-1',
  discordServerId: 'guild-1',
  price: '1.5',
  subscriptionType: 'MONTHLY',
  status: 'PENDING',
  package: { name: 'Starter', items: [] },
  reference: REFERENCE,
  ...change,
});

/** One customer's browser, the chain and the server: the parts that survive a reload, and flows that do not. */
export class ModelWorld {
  clock: VirtualClock;
  chain: ModelChain;
  server: ModelServer;
  /** The contents of localStorage. */
  stored = new Map<string, string>();
  storageFull = false;
  account: string | null = ALICE;
  nextAnswer: () => WalletAnswer = () => 'sign';
  /** Transactions the wallet was asked to sign. */
  prompts: TransactionView[] = [];
  /** Errors reported to the bug port. */
  mistakes: unknown[] = [];
  bugs: BugPort = { report: (error) => void this.mistakes.push(error) };
  settings: FlowSettings = { treasury: TREASURY, network: 'solana', genesisHash: 'model-genesis' };
  private held = new Set<string>();
  private signatures = 0;

  constructor(seed = 1) {
    this.clock = new VirtualClock(seed);
    this.chain = new ModelChain(this.clock);
    this.server = new ModelServer(this.clock, this.chain, anOrder());
    this.chain.balances.set(ALICE, 10_000_000_000n).set(BOB, 10_000_000_000n);
  }

  journal = createJournal(this.storage());

  /** A page that shows the order's payment. */
  openFlow(): PaymentFlow {
    return createPaymentFlow(this.ports(), this.settings);
  }

  /** The ports of a flow in this browser. */
  ports(): Ports {
    const { clock, chain, server, journal, bugs } = this;
    return {
      orders: server,
      payments: server,
      chain,
      transactions: modelTransactions,
      wallet: this.wallet(),
      locks: this.locks(),
      clock,
      journal,
      bugs,
    };
  }

  /** For the end of a test in which no mistake in the code is expected; simulated faults don't count. */
  throwMistakes(): void {
    if (this.mistakes.length > 0) {
      throw new AggregateError(this.mistakes, `Mistakes in the code: ${this.mistakes.join(', ')}`);
    }
  }

  /** Opens a page and lets it finish its checks. */
  async opened(price?: string): Promise<PaymentFlow> {
    const flow = this.openFlow();
    flow.start({
      id: 'order-1',
      discordServerId: 'guild-1',
      ...(price === undefined ? {} : { price }),
    });
    await this.clock.advance(0);
    return flow;
  }

  sign(view: TransactionView): Uint8Array {
    this.signatures += 1;
    return encodeView({ ...view, signature: `signature-${this.signatures}` });
  }

  private locks(): LockPort {
    return {
      withLock: async (orderId, work) => {
        if (this.held.has(orderId)) return 'busy';
        this.held.add(orderId);
        try {
          return await work();
        } finally {
          this.held.delete(orderId);
        }
      },
    };
  }

  private wallet(): WalletPort {
    return {
      address: () => this.account,
      signTransaction: async (bytes) => {
        const view = decodeView(bytes);
        this.prompts.push(view);
        return await this.respond(view, this.nextAnswer());
      },
    };
  }

  private async respond(view: TransactionView, answer: WalletAnswer): Promise<Uint8Array> {
    const pauses: Partial<Record<WalletAnswer, number>> = {
      slow: 3_000,
      'very-slow': 20_000,
      hang: 1_000_000,
    };
    const pause = pauses[answer] ?? 500;
    await new Promise<void>((resolve) => {
      this.clock.after(pause, resolve);
    });
    switch (answer) {
      case 'reject':
        throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
      case 'broken':
        throw new Error('Something strange');
      case 'other-account':
        return this.sign({ ...view, payer: BOB, signers: [BOB] });
      case 'tamper':
        return this.sign({ ...view, writable: [...view.writable, BOB] });
      case 'second-signer':
        return this.sign({ ...view, signers: [...view.signers, BOB] });
      case 'guard':
        return this.sign({
          ...view,
          instructions: [{ kind: 'other', programId: 'guard' }, ...view.instructions],
        });
      case 'own-blockhash':
        return this.sign({ ...view, blockhash: `hash-${this.chain.height() + this.chain.life}` });
      case 'sign':
      case 'slow':
      case 'very-slow':
      case 'hang':
        return this.sign(view);
    }
  }

  private storage(): JournalStorage {
    const stored = () => this.stored;
    return {
      get length() {
        return stored().size;
      },
      key: (index) => [...stored().keys()][index] ?? null,
      getItem: (key) => stored().get(key) ?? null,
      removeItem: (key) => void stored().delete(key),
      setItem: (key, value) => {
        if (this.storageFull) throw new DOMException('full', 'QuotaExceededError');
        stored().set(key, value);
      },
    };
  }
}
