import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import quest from '@/features/modules/definitions/quest/definition';
import { taskFields } from '@/features/modules/definitions/quest/taskFields';
import { hashOf } from '../../store/hashed';
import { tasksOf } from './taskIds';

const idOf = (own: Values) => {
  const saved = {
    tasks: [completeValues(taskFields, { kind: 'ONCHAIN_TX', prompt: 'Pay.', ...own })],
  };
  return tasksOf(quest.read(saved), saved)[0]?.id;
};

test('changing the member page keeps a task’s ID, and changing the amount does not', () => {
  expect(idOf({ page: 'https://example.com' })).toBe(idOf({}));
  expect(idOf({ sol: '0.02' })).toBe(idOf({}));
  expect(idOf({ via: 'TRANSFER' })).not.toBe(idOf({}));
  expect(idOf({ via: 'TRANSFER', sol: '0.02' })).not.toBe(idOf({ via: 'TRANSFER' }));
});

test('a damaged task keeps the ID derived from its stored values', () => {
  const task = completeValues(taskFields, { kind: 'TEXT', prompt: 'Say gm', minChars: 'ten' });
  const saved = { tasks: [task] };
  const [read] = tasksOf(quest.read(saved), saved);
  const { via: _via, sol: _sol, page: _page, ...before } = task;
  const stored = JSON.stringify({ ...before, secret: '' });
  expect(read).toMatchObject({ id: `t${hashOf(stored, '0').toString(36)}`, minChars: 0 });
});
