// @vitest-environment node
import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import quest from '@/features/modules/definitions/quest/definition';
import { QUESTS } from '../../seed/modules/quests';
import { createWorld } from '../../createWorld';
import { tasksOf } from './taskIds';

test('seeded submissions have an answer wherever there is a choice', () => {
  const { db } = createWorld();
  const rule = db.modules.flatMap(({ rules }) => rules).find(({ id }) => id === QUESTS.gate);
  const tasks = tasksOf(quest.read(completeValues(quest.fields, rule?.values ?? {})));
  const sent = db.submissions.filter(
    ({ questId, submittedAt }) => questId === QUESTS.gate && submittedAt !== null,
  );
  expect(sent.length).toBeGreaterThan(0);
  const answersTo = (kind: string) => {
    const task = tasks.find((each) => each.kind === kind);
    return sent.map(({ tasks: done }) => done[task?.id ?? '']?.answer);
  };
  const optionsOf = (kind: string) => tasks.find((each) => each.kind === kind)?.options ?? [];
  expect(new Set(answersTo('QUIZ'))).toEqual(new Set(optionsOf('QUIZ').slice(2)));
  expect(optionsOf('POLL')).toEqual(expect.arrayContaining([...new Set(answersTo('POLL'))]));
});
