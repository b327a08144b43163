import type { APIRequestContext } from '@playwright/test';
import { BACKEND } from './sites';

/** A fault of the API: as in the x-mock-fault header, such as `status=500`, `drop`, `delay=3000`. */
export interface ApiFault {
  method?: string;
  /** Path such as /api/package-subscription; a * matches anything. */
  path: string;
  fault: string;
  times?: number;
}

/** A fault of the chain, on calls of one JSON-RPC method. */
export interface RpcFault {
  method: string;
  kind: string;
  times?: number;
}

export interface SeenRequest {
  at: number;
  method: string;
  path: string;
  status: number;
}

export interface StoredOrder {
  id: string;
  serverId: string;
  userId: string;
  price: string;
  status: string;
  reference: string;
  paymentSignature: string | null;
  paymentStatus: string | null;
  returnSignature: string | null;
}

export interface BackendState {
  now: number;
  orders: StoredOrder[];
  payments: { signature: string; orderId: string; lamports: string; status: string }[];
  sessions: number;
  /** Active faults, with the number of calls each still affects. */
  faults: { path: string; times: number }[];
}

/** A landed transaction as the embedded chain returns it. */
export type ChainTransaction = Record<string, unknown>;

interface Envelope<T> {
  message: string;
  data: T;
}

/** The controls of the embedded back end (`/__mock/*`), for the data of one test. */
export class Backend {
  readonly #request: APIRequestContext;
  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async #call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    data?: object,
  ): Promise<T> {
    const response = await this.#request.fetch(`${BACKEND}/__mock/${path}`, {
      method,
      // Its POSTs always have a JSON body, even an empty one.
      ...(method === 'POST' || data !== undefined ? { data: data ?? {} } : {}),
    });
    if (!response.ok()) {
      throw new Error(
        `${method} /__mock/${path}: ${String(response.status())} ${await response.text()}`,
      );
    }
    const body: Envelope<T> = await response.json();
    return body.data;
  }

  /** Advances the back end's clock, ms; the browser's own clock is not changed. */
  advanceClock = (advanceMs: number) => this.#call('POST', 'clock', { advanceMs });
  addFault = (fault: ApiFault) => this.#call('POST', 'faults', fault);
  clearFaults = () => this.#call('DELETE', 'faults');
  addChainFault = (fault: RpcFault) => this.#call('POST', 'chain/fault', fault);
  clearChainFaults = () => this.#call('DELETE', 'chain/fault');
  advanceBlocks = (blocks: number) => this.#call('POST', 'chain/advance', { blocks });
  airdrop = (address: string, lamports: bigint) =>
    this.#call('POST', 'chain/airdrop', { address, lamports: lamports.toString() });
  state = () => this.#call<BackendState>('GET', 'state');

  /** Removes the configuration of all modules of all servers. */
  forgetModules = () => this.#call('DELETE', 'modules');

  /** Allows or denies the bot access to a channel, as an admin would in Discord. */
  letBotPost = (serverId: string, name: string, botCanPost: boolean) =>
    this.#call('PUT', 'channels', { serverId, name, botCanPost });

  /** Sets a wallet's holding of a token or collection: tokens as decimal text, or the number of NFTs. */
  setHolding = (wallet: string, asset: string, amount: string) =>
    this.#call('PUT', 'holdings', { wallet, asset, amount });

  /** Gives a member points of task to earn, as if they had completed a quest. */
  givePoints = (serverId: string, userId: string, points: number) =>
    this.#call('POST', 'points', { serverId, userId, points });

  /** Gives a persona this many wallets with this many NFTs each. */
  giveHoard = (persona: string, wallets: number, pieces: number) =>
    this.#call('POST', 'hoard', { persona, wallets, pieces });

  /** Gives a member a role of their server, as an admin would in Discord. */
  giveRole = (serverId: string, userId: string, roleName: string) =>
    this.#call('POST', 'roles', { serverId, userId, roleName });

  /** A person joins a server by its public invite, as they would on Discord. */
  join = (serverId: string, userId: string) =>
    this.#call('POST', 'members/join', { serverId, userId });

  /** Expires all access tokens; refresh tokens stay valid. */
  expireAccess = () => this.#call('POST', 'session/expire-access');

  /** Ends every session: neither token is valid anymore. */
  endSessions = () => this.#call('DELETE', 'sessions');

  async balance(address: string): Promise<bigint> {
    const { lamports } = await this.#call<{ lamports: string }>(
      'GET',
      `chain/balance?address=${address}`,
    );
    return BigInt(lamports);
  }

  async transactions(address: string): Promise<ChainTransaction[]> {
    const found = await this.#call<{ transactions: ChainTransaction[] }>(
      'GET',
      `chain/transactions?address=${address}`,
    );
    return found.transactions;
  }

  /** The calls of this test, oldest first; with a path, only calls to it. */
  async requests(path?: string): Promise<SeenRequest[]> {
    const { requests } = await this.#call<{ requests: SeenRequest[] }>('GET', 'requests');
    return requests.filter((request) => path === undefined || request.path === path);
  }

  /** One call of the embedded chain's JSON-RPC, as another device would make it. */
  async rpc<T>(method: string, params: unknown[]): Promise<T> {
    const response = await this.#request.post(`${BACKEND}/rpc`, {
      data: { jsonrpc: '2.0', id: 1, method, params },
    });
    const answer: { result?: T; error?: { message: string } } = await response.json();
    if (answer.result === undefined) throw new Error(answer.error?.message ?? 'no answer');
    return answer.result;
  }

  /** Opens a session for a persona; resolves to the cookies it would set, as header lines. */
  async openSession(persona: string): Promise<string[]> {
    const response = await this.#request.post(`${BACKEND}/__mock/sign-in`, { data: { persona } });
    if (!response.ok()) throw new Error(`No session for ${persona}: ${String(response.status())}`);
    return response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => value);
  }
}
