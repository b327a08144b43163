import { expect, test } from 'vitest';
import { decideAll } from './bulk';
import { submission } from './testing/reviewCalls';

const items = ['a', 'b', 'c'].map((id) => submission(id));
const never = () => false;

test('all are decided one after another, with progress', async () => {
  const progress: number[] = [];
  const result = await decideAll(items, {
    decide: async (item) => ({ submission: item }),
    onProgress: (done) => progress.push(done),
    isStopped: never,
  });
  expect(progress).toEqual([1, 2, 3]);
  expect(result.decided).toEqual(items);
});

test('one that fails keeps none of the others back', async () => {
  const result = await decideAll(items, {
    decide: async (item) => (item.id === 'b' ? { failure: 'Decided' } : { submission: item }),
    onProgress: () => undefined,
    isStopped: never,
  });
  expect(result.decided.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(result.failed.map(({ item, message }) => [item.id, message])).toEqual([['b', 'Decided']]);
});

test('after Stop the rest is left as it was', async () => {
  let count = 0;
  const result = await decideAll(items, {
    decide: async (item) => {
      count += 1;
      return { submission: item };
    },
    onProgress: () => undefined,
    isStopped: () => count === 1,
  });
  expect(result).toMatchObject({ decided: [items[0]], failed: [], left: 2 });
});
