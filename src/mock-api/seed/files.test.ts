// @vitest-environment node
import { expect, test } from 'vitest';
import { createWorld } from '../createWorld';
import { typeOf } from '../domains/files/content/typeOf';
import { withoutNotes } from '../domains/files/content/withoutNotes';
import { contentOf, digestOf } from '../domains/files/uploads';

test('a seeded file matches its row', async () => {
  const world = createWorld();
  const [row] = world.db.uploads;
  const content = row && (await contentOf(world, row));
  if (!row || !content) throw new Error('Nothing is seeded.');
  expect(typeOf(content)).toBe(row.type);
  expect(withoutNotes(row.type, content)).toEqual(content);
  expect({ bytes: content.byteLength, sha256: await digestOf(content) }).toEqual({
    bytes: row.bytes,
    sha256: row.sha256,
  });
});
