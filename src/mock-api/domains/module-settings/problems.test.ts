// @vitest-environment node
import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import autoModerator from '@/features/modules/definitions/auto-moderator/definition';
import hold from '@/features/modules/definitions/hold-to-earn/definition';
import { tokens } from '../market/market';
import { createWorld } from '../../createWorld';
import { problemsOf, refusedTexts } from './problems';

const world = createWorld();
const [guild] = world.db.guilds;
if (!guild) throw new Error('The seed has no server.');
const KEEP = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? '';

const wrong = (change: Values) =>
  problemsOf(
    { world, guild, spec: hold },
    hold.fields,
    completeValues(hold.fields, {
      rewardKind: 'SPL',
      mint: KEEP,
      channelId: guild.channels.find(({ name }) => name === 'announcements')?.id ?? '',
      ...change,
    }),
  ).map(({ path, message }) => `${path}: ${message}`);

test('an amount has at most the decimals of the token it is in', () => {
  expect(wrong({ rate: '0.000001' })).toEqual([]);
  expect(wrong({ rate: '0.0000001' })).toEqual(['rate: Maximum 6 decimal places for KEEP.']);
});

test('an amount in a list is in the token beside the list', () => {
  const ranges = [{ from: 1, amount: '0.0000001' }];
  expect(wrong({ rateKind: 'RANGES', ranges })).toEqual([
    'ranges.0.amount: Maximum 6 decimal places for KEEP.',
  ]);
});

test('a token that is not in force limits no decimals', () => {
  expect(wrong({ rewardKind: 'SOL', rate: '0.000000001' })).toEqual([]);
});

const refused = (values: Values) =>
  refusedTexts(
    autoModerator.fields,
    completeValues(autoModerator.fields, { actions: ['DELETE'], ...values }),
  );

test('words and domains that earlier versions took, and the form refuses, need attention', () => {
  expect(refused({ trigger: 'WORDS', words: 'free mint, airdrop' })).toEqual([
    { path: 'words', message: 'Put each word on its own line: “free mint, airdrop”.' },
  ]);
  expect(refused({ trigger: 'LINKS', allowed: 'magic eden' })).toMatchObject([{ path: 'allowed' }]);
  expect(refused({ trigger: 'LINKS', words: '*', allowed: 'magiceden.io' })).toEqual([]);
});
