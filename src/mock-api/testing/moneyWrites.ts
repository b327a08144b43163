import { ed25519 } from '@noble/curves/ed25519.js';
import { Keypair } from '@solana/web3.js';
import * as z from 'zod/mini';
import { parseSol } from '@/shared/money/lamports';
import { waitingClaim } from './claims';
import { HOUSE_RULES } from './messageCopies';
import type { TestBackend } from '../hosts/vitest/testServer';
import { reserve } from '../domains/payouts/payouts';
import { ambassadorWallet } from '../domains/referrals/wallet';
import type { PersonaKey } from '../domains/accounts/personas';
import { newPayer, pay } from './payer';

/** A call that changes something. */
export interface Write {
  id: string;
  as: PersonaKey;
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  /** The server on show, where `params` name none and it isn't the usual one. */
  on?: string;
  /** Whether the world was prepared for it, so that earlier answers say nothing. */
  isArranged?: true;
}

const SERVER = 'srv-keep';
const HQ = 'srv-hq';
const MEMBER = 'usr-member';

const rows = z.array(z.looseObject({ id: z.string() }));
const dataOf = async <T>(
  backend: TestBackend,
  path: string,
  data: z.ZodMiniType<T>,
  body?: unknown,
) => {
  const answer = await backend.send(body === undefined ? 'GET' : 'POST', `/api${path}`, body);
  return z.object({ data }).parse(await answer.json()).data;
};
const itemsAt = async (backend: TestBackend, path: string) =>
  (await dataOf(backend, path, z.object({ items: rows }))).items;

/** A wallet's signature over the text that a nonce call answers. */
async function proof(backend: TestBackend, path: string, more: object = {}) {
  const key = Keypair.generate();
  const address = key.publicKey.toBase58();
  const schema = z.object({ requestId: z.string(), message: z.string() });
  const { requestId, message } = await dataOf(backend, path, schema, { address, ...more });
  const bytes = new TextEncoder().encode(message);
  return {
    requestId,
    address,
    method: 'MESSAGE',
    signedMessage: Buffer.from(bytes).toString('base64'),
    signature: Buffer.from(ed25519.sign(bytes, key.secretKey.slice(0, 32))).toString('base64'),
  };
}

/** A case of that kind, put into a state in which the team has something to do about it. */
async function caseOf(backend: TestBackend, kind: 'TICKET' | 'CAPTCHA', state: 'OPEN' | 'WAITING') {
  const [item] = await itemsAt(backend, `/servers/${HQ}/cases?kind=${kind}`);
  const row = backend.world.db.cases.find(({ id }) => id === item?.id);
  if (!row) throw new Error(`The seed has no ${kind}.`);
  Object.assign(row, { state, by: null, record: null });
  return { id: HQ, caseId: row.id };
}

const decisionOnPayout =
  (verdict: 'APPROVE' | 'REFUSE') =>
  ({ world }: TestBackend): Write => {
    world.db.payouts = world.db.payouts.filter(({ isWaiting }) => !isWaiting);
    world.db.claims = world.db.claims.filter(({ id }) => id !== 'clm-1');
    waitingClaim(world, SERVER, MEMBER);
    const payout = world.db.payouts.find(({ isWaiting }) => isWaiting);
    return {
      id: 'decideServerPayout',
      as: 'owner',
      params: { id: SERVER, payoutId: payout?.id ?? '' },
      body: { verdict, version: payout?.version ?? 0, reason: 'Checked' },
      isArranged: true,
    };
  };

const copy = (channelId: string, { world }: TestBackend) => ({
  id: HQ,
  ruleId: HOUSE_RULES,
  copyId: world.db.messageCopies.find((row) => row.channelId === channelId)?.id ?? '',
});
const hqChannel = ({ world }: TestBackend, name: string) =>
  world.db.guilds.find(({ id }) => id === HQ)?.channels.find((row) => row.name === name)?.id ?? '';

const linkWallet = async (backend: TestBackend): Promise<Write> => ({
  id: 'linkWallet',
  as: 'member',
  body: await proof(backend, '/users/me/wallets/nonce'),
});

/** Calls about money, identity and what they share a page with, one after another, by who makes them. */
export const moneyWrites: Readonly<
  Partial<Record<PersonaKey, readonly ((backend: TestBackend) => Write | Promise<Write>)[]>>
> = {
  owner: [
    async ({ world }) => {
      const order = world.db.orders.find(({ id }) => id === 'ord-10');
      if (!order) throw new Error('The seed has no ord-10.');
      const chain = await world.chain();
      const from = newPayer(chain);
      // A whole one is found and taken by whatever reads the orders.
      const lamports = parseSol(order.price) - 1n;
      const signature = await pay(chain, { to: world.settings.treasury, lamports, order, from });
      return {
        id: 'reportPayment',
        as: 'owner',
        body: {
          orderId: order.id,
          discordServerId: order.serverId,
          signature,
          reference: order.reference,
          walletAddress: from.publicKey.toBase58(),
          lamports: lamports.toString(),
          network: 'solana',
        },
        on: order.serverId,
        isArranged: true,
      };
    },
    decisionOnPayout('REFUSE'),
    decisionOnPayout('APPROVE'),
    ({ world }) => {
      const failed = reserve(world, {
        serverId: SERVER,
        userId: MEMBER,
        address: Keypair.generate().publicKey.toBase58(),
        mint: null,
        amount: 10_000_000n,
        label: 'A reward',
        ref: 'a-reward',
        claimId: null,
        isWaiting: false,
      });
      failed.status = 'FAILED';
      return {
        id: 'retryServerPayout',
        as: 'owner',
        params: { id: SERVER, payoutId: failed.id },
        isArranged: true,
      };
    },
    ({ world }) => ({
      id: 'withdraw',
      as: 'owner',
      params: { id: SERVER },
      body: {
        key: 'a-key-of-the-owner-1',
        mint: null,
        amount: '1000000000',
        address: world.db.projectWallets.find(({ label }) => label === 'Vault')?.address,
        typed: '1',
        after: null,
      },
    }),
    async (backend) => ({
      id: 'addProjectWallet',
      as: 'owner',
      params: { id: SERVER },
      body: await proof(backend, `/servers/${SERVER}/wallets/nonce`, { role: 'PAYMENT' }),
    }),
    ({ world }) => ({
      id: 'startBulkRoleChange',
      as: 'owner',
      params: { id: SERVER },
      body: {
        roleId: world.db.guilds
          .find(({ id }) => id === SERVER)
          ?.roles.find(({ name }) => name === 'Verified')?.id,
        action: 'TAKE',
        members: [MEMBER],
      },
    }),
    async (backend) => {
      const path = `/servers/${SERVER}/post-reviews?state=WAITING`;
      const [post] = await itemsAt(backend, path);
      return {
        id: 'decidePost',
        as: 'owner',
        params: { id: SERVER, postReviewId: post?.id ?? '' },
        body: { verdict: 'APPROVE', version: 0 },
      };
    },
  ],
  member: [
    linkWallet,
    linkWallet,
    ({ world }) => ({
      id: 'updateLinkedWallet',
      as: 'member',
      params: {
        walletId:
          world.db.linkedWallets.find(({ userId, flag }) => userId === MEMBER && flag !== 'DEFAULT')
            ?.id ?? '',
      },
      body: { flag: 'DEFAULT' },
    }),
    ({ world }) => ({
      id: 'unlinkWallet',
      as: 'member',
      params: {
        walletId:
          world.db.linkedWallets.find(({ userId, flag }) => userId === MEMBER && flag !== 'DEFAULT')
            ?.id ?? '',
      },
    }),
  ],
  ambassador: [
    async (backend) => {
      // What was asked for before has arrived.
      backend.world.db.commissionPayouts = [];
      (await backend.world.chain()).airdrop(ambassadorWallet, 100_000_000_000n);
      const schema = z.object({ available: z.string(), wallet: z.nullable(z.string()) });
      const { available, wallet } = await dataOf(backend, '/ambassador/stats', schema);
      return {
        id: 'requestAmbassadorPayout',
        as: 'ambassador',
        body: { key: 'a-key-of-mine-0001', lamports: available, address: wallet },
        isArranged: true,
      };
    },
  ],
  staff: [
    ({ world }) => {
      const payment = world.db.payments.find(
        ({ status, settled, giveBack }) =>
          status === 'MISMATCH' && settled === undefined && giveBack === null,
      );
      const order = world.db.orders.find(({ id }) => id === payment?.orderId);
      return {
        id: 'settlePayment',
        as: 'staff',
        params: { signature: payment?.signature ?? '' },
        body: { decision: 'ACCEPT', reason: 'Paid the rest on Discord' },
        on: order?.serverId ?? '',
      };
    },
    ...(['RELEASE', 'REFUSE'] as const).map(
      (decision) =>
        async (backend: TestBackend): Promise<Write> => {
          const [first] = backend.world.db.commissionPayouts;
          if (!first) throw new Error('The seed has no payout of an ambassador.');
          const id = `cpo-${decision}`;
          const waiting = {
            isWaiting: true,
            status: 'PENDING' as const,
            signature: null,
            wire: null,
          };
          backend.world.db.commissionPayouts.push({ ...first, ...waiting, id, key: id });
          return {
            id: 'decideAmbassadorPayout',
            as: 'staff',
            params: { payoutId: id },
            body: { decision, reason: decision === 'REFUSE' ? 'Asked for it' : null },
            isArranged: true,
          };
        },
    ),
    async (backend) => ({
      id: 'closeCase',
      as: 'staff',
      params: await caseOf(backend, 'TICKET', 'OPEN'),
      isArranged: true,
    }),
    async (backend) => ({
      id: 'decideCase',
      as: 'staff',
      params: await caseOf(backend, 'CAPTCHA', 'WAITING'),
      isArranged: true,
      body: { verdict: 'PASS' },
    }),
    (backend) => ({
      id: 'postLinkedCopy',
      as: 'staff',
      params: { id: HQ, ruleId: HOUSE_RULES },
      body: { channelId: hqChannel(backend, 'announcements') },
    }),
    () => ({
      id: 'updateLinkedCopies',
      as: 'staff',
      params: { id: HQ, ruleId: HOUSE_RULES },
      body: { copyIds: null },
    }),
    (backend) => ({
      id: 'unlinkCopy',
      as: 'staff',
      params: copy(hqChannel(backend, 'general'), backend),
    }),
    (backend) => ({
      id: 'deleteLinkedCopy',
      as: 'staff',
      params: copy(hqChannel(backend, 'welcome'), backend),
    }),
  ],
};
