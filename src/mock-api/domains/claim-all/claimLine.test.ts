// @vitest-environment node
import { expect, test } from 'vitest';
import { createChain } from '../../chain/createChain';
import { createWorld } from '../../createWorld';
import { Refusal } from '../../http/reply';
import { QUESTS } from '../../seed/modules/quests';
import { addressOf, join } from '../../testing/claims';
import { ledgerAddress } from '../payouts/ledgerKey';
import { questAt } from '../quests/handlers';
import { openAttempt } from '../quests/submissions';
import { claimLine } from './claimLine';
import { claimableLines } from './lines';

const SERVER = 'srv-keep';
const USER = 'usr-11';

test('a quest’s reward goes to the linked wallet the member chose, and to no other', async () => {
  const world = createWorld({
    startChain: async (options) => {
      const chain = await createChain({ ...options, vm: 'simulated' });
      chain.airdrop(ledgerAddress(SERVER), 1_000_000_000n);
      return chain;
    },
  });
  const { db } = world;
  Object.assign(db, { payouts: [], claims: [], submissions: [] });
  const usual = join(world, SERVER, USER);
  const second = addressOf('second');
  const row = db.linkedWallets.find(({ address }) => address === usual);
  const user = db.users.find(({ id }) => id === USER);
  if (!row || !user) throw new Error('nothing to claim with');
  db.linkedWallets.push({ ...row, id: 'wal-second', address: second, flag: 'NOT_DEFAULT' });
  const slug = db.questSlugs.find(({ questId }) => questId === QUESTS.gate)?.slug ?? '';
  const quest = await questAt(world, user, { slug: 'solana-keep', questSlug: slug });
  if (quest instanceof Refusal) throw new Error(quest.message);
  const attempt = openAttempt(quest, quest.quest);
  if (attempt) attempt.state = 'CLAIMABLE';
  const line = (await claimableLines(world, user)).find(({ terms }) => terms.kind === 'QUEST');
  if (!line) throw new Error('nothing to claim');
  const claimTo = (address: string) =>
    claimLine(
      { world, user, connection: null },
      { key: `key-for-${address}`, address, terms: line.terms },
    );
  expect(await claimTo(addressOf('of-someone-else'))).toMatchObject({
    result: 'REFUSED',
    code: 'terms-changed',
  });
  expect(db.payouts).toEqual([]);
  expect(await claimTo(second)).toMatchObject({ result: 'CLAIMED' });
  expect(db.payouts.map(({ address }) => address)).toEqual([second]);
});
