// @vitest-environment node
import { expect, test } from 'vitest';
import { encodeBase58 } from '@/shared/solana/base58';
import { createClock } from '../store/clock';
import { randomOf } from '../store/hashed';
import { ledgerAddress, ledgerSeed } from '../domains/payouts/ledgerKey';
import { latestBlockhash, sendWire } from './queries';
import { createChain } from './createChain';
import { signTokens } from './treasury';
import { createLiteSvm } from './vm/litesvm';
import { TOKEN_ACCOUNT_RENT } from './fees';

const hasLiteSvm = (await createLiteSvm()) !== null;
const address = (name: string) => encodeBase58(randomOf(name).bytes(32));
const SERVER = 'srv-keep';
const FROM = ledgerAddress(SERVER);
const TO = address('to');
const token = { mint: address('mint'), decimals: 6 };
const clock = createClock(0, () => 1_700_000_000_000);

const signed = async (chain: Awaited<ReturnType<typeof createChain>>, amount: bigint) =>
  signTokens(
    ledgerSeed(SERVER),
    { to: TO, ...token, amount, reference: address('reference'), memo: 'castle:payout:1' },
    (await latestBlockhash(chain)).blockhash,
  );

test.runIf(hasLiteSvm)(
  'H5: a token is paid by a real transfer, and survives a restart',
  async () => {
    const chain = await createChain({ clock });
    chain.airdrop(FROM, 10_000_000n);
    chain.giveTokens(FROM, token, 5_000_000n);
    await sendWire(chain, (await signed(chain, 1_500_000n)).wire);
    chain.advanceBlocks(3);
    expect(chain.tokenBalance(TO, token.mint)).toBe(1_500_000n);
    expect(chain.tokenBalance(FROM, token.mint)).toBe(3_500_000n);
    expect(chain.transactionsFor(address('reference'))).toMatchObject([
      { err: null, feePayer: FROM, memos: ['castle:payout:1'] },
    ]);
    // The payer gave the rent of the new account, and the fee.
    expect(chain.balance(FROM)).toBeLessThan(10_000_000n - TOKEN_ACCOUNT_RENT);
    const again = await createChain({ clock, snapshot: chain.snapshot() });
    await sendWire(again, (await signed(again, 500_000n)).wire);
    expect(again.tokenBalance(TO, token.mint)).toBe(2_000_000n);
  },
);

test.runIf(hasLiteSvm)('more than is there is refused by the token program', async () => {
  const chain = await createChain({ clock });
  chain.airdrop(FROM, 10_000_000n);
  chain.giveTokens(FROM, token, 1n);
  await expect(sendWire(chain, (await signed(chain, 2n)).wire)).rejects.toThrow(/result/);
  expect(chain.tokenBalance(TO, token.mint)).toBe(0n);
});

test('a chain without a VM of tokens says so', async () => {
  const chain = await createChain({ clock, vm: 'simulated' });
  chain.giveTokens(FROM, token, 5n);
  expect(chain.tokenBalance(FROM, token.mint)).toBeNull();
});
