import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { World } from '@/mock-api/store/world';
import { fromServer } from './engine/fromServer';
import { openingPaths } from './engine/opening';
import { isShown } from './engine/schema';
import { fieldsOf } from './screens/moduleForm';
import { describeModules, everyKind } from '@tests/unit/moduleScreens';

function serverOf({ db }: World) {
  const server = db.guilds.find(({ id }) => id === 'srv-hq');
  if (!server) throw new Error('The seed has no such server.');
  return { guildId: server.guildId, guildChannels: server.channels, guildRoles: server.roles };
}

describeModules(await everyKind(), (under) => {
  test('opens with its groups and its defaults, and what the server itself fills in', async () => {
    const { spec, open, address, form, exported, backend } = await under();
    open(address);
    // A group none of whose fields is in force is not there.
    const begun = { ...spec.initial, ...spec.opening?.values };
    const opening = new Set(openingPaths(spec, begun));
    const inForce = spec.groups.filter(({ fields }) =>
      Object.entries(fieldsOf(spec, fields)).some(
        ([name, field]) => isShown(field, begun) && !opening.has(name),
      ),
    );
    for (const { title: group } of inForce) {
      expect(within(await form()).getByRole('heading', { name: group })).toBeVisible();
    }
    const { values } = fromServer(spec.fields, begun, serverOf(backend.world));
    expect(await exported()).toEqual(values);
  });
});
