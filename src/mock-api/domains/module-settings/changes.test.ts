// @vitest-environment node
import { describe, expect, test } from 'vitest';
import welcome from '@/features/modules/definitions/welcome-message/definition';
import captcha from '@/features/modules/definitions/verification-bot/definition';
import personalizer from '@/features/modules/definitions/bot-personalizer/definition';
import quest from '@/features/modules/definitions/quest/definition';
import holders from '@/features/modules/definitions/holder-verification/definition';
import { createWorld } from '../../createWorld';
import { reversed } from '../audit/audit';
import type { ChangeRow } from '../audit/rows';
import { changesToRead } from './changesToRead';
import { changesIn, namesInWords } from './changes';

const world = createWorld();
const guild = world.db.guilds.find(({ id }) => id === 'srv-keep');
if (!guild) throw new Error('The seed has the server.');
const idOf = (rows: readonly { id: string; name: string }[], wanted: string) =>
  rows.find(({ name }) => name === wanted)?.id ?? '';
const state = (values: object) => ({ enabled: true, values: { ...values } });

const channelId = idOf(guild.channels, 'gm');
const inWords = (rows: readonly ChangeRow[]) =>
  rows.map(({ field, before, after }) => ({ field, before, after }));

test('channels and roles are listed by name', () => {
  const place = { world, spec: welcome, guild };
  expect(inWords(changesIn(place, state({ channelId: '' }), state({ channelId })))).toEqual([
    { field: 'Message › Channel', before: null, after: '# gm' },
  ]);
  const roles = (...names: string[]) =>
    state({ rewardRoles: names.map((name) => idOf(guild.roles, name)) });
  expect(
    changesIn({ world, spec: holders, guild }, roles('Whale'), roles('Whale', 'Holder')).map(
      ({ before }) => before,
    ),
  ).toEqual(['Whale']);
});

test('roles that were never known are listed by ID', () => {
  const gone = (id: string) => state({ rewardRoles: [id] });
  expect(changesIn({ world, spec: holders, guild }, gone('1'), gone('2'))).toMatchObject([
    { before: 'Deleted role (ID 1)', after: 'Deleted role (ID 2)' },
  ]);
});

test('a channel that was deleted since keeps its last name, with its ID', () => {
  const before = [{ kind: 'channel', id: '42', name: '# old-news' }] as const;
  expect(namesInWords({ world, guild }, { before: [...before], after: [] })).toEqual({
    before: '# old-news (deleted, ID 42)',
    after: null,
  });
});

test('a rule selected in a field is listed by name', () => {
  const category = world.db.modules.find(
    ({ serverId, slug }) => serverId === guild.id && slug === 'task-to-earn',
  )?.rules[0];
  if (!category) throw new Error('The seed has a category.');
  const named = (categoryId: string) => state({ categoryId });
  const [row] = changesIn({ world, spec: quest, guild }, named(''), named(category.id));
  expect(row).toMatchObject({ before: null, after: category.values['name'] });
});

test('the first save lists the differences from the form’s defaults', () => {
  const unsaved = { enabled: false, values: null };
  const place = { world, spec: captcha, guild };
  expect(changesIn(place, unsaved, state({ ...captcha.initial }))).toMatchObject([
    { field: 'Enabled', before: 'Off', after: 'On' },
  ]);
  const own = state({ ...captcha.initial, mode: 'BUTTON' });
  expect(inWords(changesIn(place, unsaved, own)).slice(1)).toEqual([
    { field: captcha.fields.mode.label, before: 'Web page', after: 'Button' },
  ]);
});

test('a new rule lists its set values, without the form’s defaults', () => {
  const place = { world, spec: holders, guild };
  const fields = changesIn(place, null, state({ ...holders.initial, name: 'Robes' }));
  expect(inWords(fields)).toEqual([
    { field: 'Enabled', before: null, after: 'On' },
    { field: holders.fields.name.label, before: null, after: 'Robes' },
  ]);
});

test('a change to a list leaves out the items before and after it', () => {
  const conditions = (...least: number[]) =>
    state({ conditions: least.map((each) => ({ least: each })) });
  const place = { world, spec: holders, guild };
  expect(inWords(changesIn(place, conditions(2, 3, 4), conditions(2, 4)))).toEqual([
    { field: 'Conditions 2 › Minimum number', before: '3', after: null },
  ]);
  expect(changesIn(place, conditions(2, 3), conditions(2, 3))).toEqual([]);
});

test('a message change keeps both messages, and a color change is shown as a color', () => {
  const place = { world, spec: welcome, guild };
  const message = (content: string) => state({ message: { content, embeds: [], buttons: [] } });
  expect(changesIn(place, message('gm'), message('gn'))).toMatchObject([
    {
      kind: 'MESSAGE',
      before: 'gm',
      after: 'gn',
      messages: { before: { content: 'gm' }, after: { content: 'gn' } },
    },
  ]);
  const [, look] = changesIn({ world, spec: personalizer, guild }, null, {
    enabled: true,
    values: { ...personalizer.initial, accent: 255 },
  });
  expect(look).toMatchObject({ kind: 'COLOR', before: null, after: '#0000ff' });
});

test('long texts with the same start are shown from their first difference', () => {
  const text = (end: string) => state({ name: `${'a'.repeat(200)}${end}` });
  const [row] = changesIn({ world, spec: holders, guild }, text('one'), text('two'));
  expect(row).toMatchObject({ before: `…${'a'.repeat(20)}one`, after: `…${'a'.repeat(20)}two` });
});

test('undoing a change swaps both sides, messages and names included', () => {
  const [row] = changesIn(
    { world, spec: welcome, guild },
    state({ channelId: '' }),
    state({ channelId }),
  );
  if (!row) throw new Error('The channel changed.');
  expect(reversed(row)).toMatchObject({
    before: '# gm',
    after: null,
    names: { before: [{ id: channelId }], after: [] },
  });
});

describe('audit lines older than kinds of changes', () => {
  const first = { kind: 'MODULE', slug: 'verification-bot', version: 1, enabled: false } as const;
  const line = {
    id: 'aud-1',
    at: 0,
    userId: null,
    action: 'module.verification-bot.saved',
    target: guild.id,
    serverId: guild.id,
    undo: { ...first, values: null },
    undoneAt: null,
    changes: [
      { field: 'Enabled', before: 'Off', after: 'On' },
      { field: 'Code length', before: null, after: '6' },
      { field: 'Maximum attempts', before: null, after: '5' },
      { field: 'Roles to remove', before: null, after: '[]' },
      { field: 'Panel', before: null, after: '{"content":"Prove that you are human","embeds":[]' },
    ],
  };

  test('are read without defaults and raw data', () => {
    expect(inWords(changesToRead({ world, spec: captcha, guild }, line))).toEqual([
      { field: 'Enabled', before: 'Off', after: 'On' },
      { field: 'Maximum attempts', before: null, after: '5' },
      { field: 'Panel', before: null, after: 'A message' },
    ]);
  });

  test('of a later save keep every change, and show colors as colors', () => {
    const later = {
      ...line,
      action: 'module.bot-personalizer.saved',
      undo: { ...first, values: {} },
      changes: [{ field: personalizer.fields.accent.label, before: '255', after: '14724413' }],
    };
    expect(changesToRead({ world, spec: personalizer, guild }, later)).toMatchObject([
      { kind: 'COLOR', before: '#0000ff', after: '#e0ad3d' },
    ]);
  });
});
