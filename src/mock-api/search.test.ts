// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRow } from '@/shared/api/lenient';
import { createTestBackend, type TestBackend } from './hosts/vitest/testServer';
import { openApiDocument } from './openapi/document';
import { personaUserId, type PersonaKey } from './domains/accounts/personas';
import { everySearch } from './testing/everyRead';
import { scriptedChain } from './testing/scriptedChain';

let backend: TestBackend;
beforeAll(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterAll(() => backend.close());

/** How many each search finds, by its path. */
async function foundBy(persona: PersonaKey, text: string): Promise<Map<string, number>> {
  const reads = await everySearch(
    await openApiDocument(),
    backend.world,
    personaUserId(persona),
    text,
  );
  const counts = new Map<string, number>();
  for (const { name, method, path } of reads) {
    // Reports share one search, and exports that of the members.
    if (method !== 'GET' || counts.has(name) || name.endsWith('/rows')) continue;
    const answer: unknown = await (await backend.send(method, path)).json();
    const data = isRow(answer) && isRow(answer['data']) ? answer['data'] : {};
    const items = data['items'] ?? data['assets'];
    if (Array.isArray(items))
      counts.set(name, typeof data['total'] === 'number' ? data['total'] : items.length);
  }
  return counts;
}

test.each<PersonaKey>(['owner', 'staff'])(
  'each search of the %s finds by fancy letters and accents what it finds by plain letters',
  async (persona) => {
    backend.signInAs(persona);
    const plain = await foundBy(persona, 'e');
    expect([...plain.values()].filter((count) => count > 0).length).toBeGreaterThan(3);
    expect(await foundBy(persona, '𝓔\u0301')).toEqual(plain);
  },
);

test('a member in fancy letters is found by plain ones, and by a mention', async () => {
  backend.signInAs('owner');
  const user = backend.world.db.users.find(({ id }) => id === personaUserId('regular'));
  if (!user) throw new Error('The regular is missing.');
  user.displayName = '✨ 𝓩𝓸𝓮̈ ᴏꜰ ᴛʜᴇ ᴋᴇᴇᴘ ✨';
  for (const typed of ['zoe keep', `<@${user.discordId}>`]) {
    const path = `/api/servers/srv-keep/members?search=${encodeURIComponent(typed)}`;
    expect(await (await backend.send('GET', path)).json()).toMatchObject({
      data: { items: [{ name: user.displayName }], total: 1 },
    });
  }
});
