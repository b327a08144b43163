import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import quest from '@/features/modules/definitions/quest/definition';
import { taskFields } from '@/features/modules/definitions/quest/taskFields';
import { hashOf } from '../../store/hashed';
import { tasksOf } from './taskIds';

test('a damaged task keeps the id that is made of what is stored', () => {
  const task = completeValues(taskFields, { kind: 'TEXT', prompt: 'Say gm', minChars: 'ten' });
  const saved = { tasks: [task] };
  const [read] = tasksOf(quest.read(saved), saved);
  const stored = JSON.stringify({ ...task, secret: '' });
  expect(read).toMatchObject({ id: `t${hashOf(stored, '0').toString(36)}`, minChars: 0 });
});
