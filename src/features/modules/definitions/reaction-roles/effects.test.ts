import { expect, test } from 'vitest';
import { problemsOf } from '@/mock-api/domains/module-settings/problems';
import { setModule } from '@/mock-api/testing/modules';
import { createClock } from '@/mock-api/store/clock';
import { NOON } from '@/mock-api/testing/deliveries';
import { entitlementsNow } from '@/mock-api/domains/holder-checks/entitlements';
import { membersOf } from '@/mock-api/domains/members/members';
import { missingViews } from '@/mock-api/domains/member-management/roleReasons';
import { createWorld } from '@/mock-api/createWorld';
import { loadModule } from '../../engine/registry';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const spec = await loadModule('reaction-roles');
if (!spec) throw new Error('There are no Reaction roles.');
const world = createWorld({ clock: createClock(0, () => NOON) });
const [guild] = world.db.guilds;
const member = guild && membersOf(world, guild.id)[0];
if (!member) throw new Error('The seed has no members.');
member.roles = [];
const looked = { world, guild, member };
const entitlements = await entitlementsNow({ world, guild, userId: member.userId }, []);
const idOf = (name: string) => guild.roles.find((role) => role.name === name)?.id ?? '';

const option = { emoji: '', label: 'Whales', description: '', roles: [idOf('Whale')] };
const given = { options: [option] };

/** What the team reads about why a member lacks the role Whale. */
function reasons(values: Values) {
  const rules = [{ id: 'rule', enabled: true, version: 1, values, updatedAt: 0, updatedBy: null }];
  setModule(looked, 'reaction-roles', { rules });
  return missingViews({ ...looked, entitlements })
    .find(({ name }) => name === 'Whale')
    ?.reasons.at(-1);
}
/** What saving refuses. */
const refused = (values: Values) =>
  problemsOf({ world, guild, spec }, spec.fields, values).map(({ path }) => path);

describeEffects(spec, {
  name: {
    given,
    value: 'Pick your size',
    outcome: reasons,
    becomes: 'They can choose it in the role menu “Pick your size”.',
    from: 'They can choose it in the role menu “”.',
  },
  options: {
    value: [option],
    outcome: reasons,
    becomes: 'They can choose it in the role menu “”.',
    from: 'No module gives this role. Your team gives it, here or in Discord.',
  },
  'options[].roles': {
    given,
    // A moderator can take the server over.
    value: [idOf('Moderator')],
    outcome: refused,
    becomes: ['options.0.roles'],
    from: [],
  },
  requireRoles: {
    given,
    value: [idOf('Holder')],
    outcome: reasons,
    becomes: 'Members with Holder can choose it in the role menu “”.',
    from: 'They can choose it in the role menu “”.',
  },
});

test('a menu that only takes roles is no way to a role', () => {
  expect(reasons({ ...given, mode: 'REMOVE_ONLY' })).toMatch(/^No module gives this role/);
});
