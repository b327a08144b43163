import { expect, test } from 'vitest';
import { loadModule } from '../engine/registry';
import type { Values } from '../common-fields/field';
import { differences } from './differences';

async function between(slug: string, theirs: Values, mine: Values) {
  const spec = await loadModule(slug);
  if (!spec) throw new Error(`No module ${slug}.`);
  const shape = (values: Values) => ({ enabled: true, values: { ...spec.initial, ...values } });
  return differences(spec, shape(theirs), shape(mine), null);
}

test('equal values are not listed', async () => {
  expect(await between('nft-sale', {}, {})).toEqual([]);
});

test('a value is shown in words', async () => {
  expect(await between('schedule-message', { onMissed: 'SEND_LATE' }, {})).toEqual([
    {
      label: 'If the bot was offline',
      theirs: 'Post up to 1 hour late',
      mine: 'Skip the post',
    },
  ]);
});

test('only the changed field of an item is listed, with its position', async () => {
  const token = (symbol: string) => ({ tokens: [{ mint: 'a'.repeat(44), symbol }] });
  expect(await between('token-price', token('SOL'), token('KEEP'))).toEqual([
    { label: 'Tokens 1 › Symbol', theirs: 'SOL', mine: 'KEEP' },
  ]);
});

test('an item that only one version has is shown as nothing for the other', async () => {
  const found = await between('holder-verification', { conditions: [{ least: 3 }] }, {});
  expect(found).toContainEqual({
    label: 'Conditions 1 › Minimum number',
    theirs: '3',
    mine: 'nothing',
  });
});

test('a message is compared text by text', async () => {
  const message = (content: string) => ({ message: { content, embeds: [], buttons: [] } });
  expect(await between('schedule-message', message('gm'), message('gn'))).toEqual([
    { label: 'Message › Text', theirs: 'gm', mine: 'gn' },
  ]);
});

test('each part of a message has the label of its field', async () => {
  const message = (title: string, colour: number, label: string) => ({
    message: {
      content: '',
      embeds: [{ title, colour, fields: [{ name: title }] }],
      buttons: [{ label }],
    },
  });
  const found = await between('embed-message', message('A', 255, 'Go'), message('B', 0, 'Stop'));
  expect(found.map(({ label }) => label)).toEqual([
    'Message › Embed 1 › Title',
    'Message › Embed 1 › Color',
    'Message › Embed 1 › Field 1 › Name',
    'Message › Button 1 › Label',
  ]);
  expect(found[1]).toMatchObject({ theirs: '#0000ff', mine: '#000000' });
});

test('fields with the same label are listed with their panel', async () => {
  const found = await between(
    'welcome-message',
    { channelId: '111111111111111111', goodbyeChannelId: '222222222222222222' },
    {},
  );
  expect(found.map(({ label }) => label)).toEqual(['Message › Channel', 'Goodbye › Channel']);
});
