import { createPostCases, NOON } from '@/mock-api/testing/deliveries';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const DAY = 86_400_000;
const given = { counters: [{ template: 'Members: {members}', target: 'NEW_VOICE' }] };

const cases = await createPostCases('server-stats-displayer');
const renames = (values: Values) => cases.between(values, NOON - DAY, NOON);
const last = (values: Values) => renames(values).at(-1);

/** Enough members for a number with a separator. */
for (const row of cases.world.db.members.filter(({ serverId }) => serverId === cases.guild.id))
  for (let index = 0; index < 50; index += 1)
    cases.world.db.members.push({ ...row, userId: `${row.userId}-${String(index)}` });

describeEffects(cases.spec, {
  counters: {
    value: given.counters,
    outcome: (values) => renames(values).length > 0,
    becomes: true,
    from: false,
  },
  'counters[].template': {
    given,
    value: 'We are {members}',
    outcome: (values) => last(values)?.post.name,
    becomes: 'We are {members}',
    from: 'Members: {members}',
  },
  'counters[].target': {
    given,
    value: 'CHANNEL',
    outcome: (values) => last(values)?.post.place,
    becomes: null,
    from: 'Its own voice channel',
  },
  'counters[].channelId': {
    given: { counters: [{ template: 'Members: {members}', target: 'CHANNEL' }] },
    value: cases.channelId,
    outcome: (values) => last(values)?.channelId,
    becomes: cases.channelId,
    from: '',
  },
  refresh: {
    given,
    value: 86_400,
    outcome: (values) => renames(values).length <= 1,
    becomes: true,
    from: false,
  },
  numbers: {
    given,
    value: 'COMPACT',
    outcome: (values) => last(values)?.post.variables[0]?.sample.endsWith('K'),
    becomes: true,
    from: false,
  },
});
