// @vitest-environment node
import { expect, test } from 'vitest';
import welcome from '@/features/modules/definitions/welcome-message/definition';
import holders from '@/features/modules/definitions/holder-verification/definition';
import { createWorld } from '../../createWorld';
import { changesIn } from './changes';

const world = createWorld();
const guild = world.db.guilds.find(({ id }) => id === 'srv-keep');
if (!guild) throw new Error('The seed has the server.');
const idOf = (rows: readonly { id: string; name: string }[], wanted: string) =>
  rows.find(({ name }) => name === wanted)?.id ?? '';
const state = (values: object) => ({ enabled: true, values: { ...values } });

test('channels and roles are told by name', () => {
  const place = { spec: welcome, guild };
  expect(
    changesIn(place, state({ channelId: '' }), state({ channelId: idOf(guild.channels, 'gm') })),
  ).toEqual([{ field: welcome.fields['channelId']?.label, before: null, after: '# gm' }]);
  const roles = (...names: string[]) =>
    state({ rewardRoles: names.map((name) => idOf(guild.roles, name)) });
  expect(
    changesIn({ spec: holders, guild }, roles('Whale'), roles('Whale', 'Holder')).map(
      ({ before }) => before,
    ),
  ).toEqual(['Whale']);
});

test('roles that are gone are seen to differ', () => {
  const gone = (id: string) => state({ rewardRoles: [id] });
  expect(changesIn({ spec: holders, guild }, gone('1'), gone('2'))).toMatchObject([
    { before: '["1"]', after: '["2"]' },
  ]);
});

test('long lists that begin alike are a change', () => {
  const conditions = (last: number) =>
    state({
      conditions: Array.from({ length: 20 }, (_, at) => ({ least: at === 19 ? last : at })),
    });
  expect(changesIn({ spec: holders, guild }, conditions(1), conditions(2))).toHaveLength(1);
  expect(changesIn({ spec: holders, guild }, conditions(1), conditions(1))).toEqual([]);
});
