import * as z from 'zod/mini';
import type { Values } from '@/features/modules/common-fields/field';
import type { Quest } from '@/features/earning/quests/quest';
import { isRow } from '@/shared/api/lenient';
import { QUESTS } from '../seed/modules/quests';
import type { TestBackend } from '../hosts/vitest/testServer';

const QUEST = '/api/questboard/solana-keep/quests/through-the-gate';
const envelope = z.object({ data: z.custom<Quest>(isRow) });

/** The seeded quest, with a single task that a test sets. */
export function oneTask(backend: TestBackend) {
  const read = async (answer: Response) => envelope.parse(await answer.json()).data;
  const quest = async () => read(await backend.send('GET', QUEST));
  const send = async (answer?: string) => {
    const [task] = (await quest()).tasks;
    const body = answer === undefined ? {} : { answer };
    return backend.send('POST', `${QUEST}/tasks/${task?.id ?? ''}`, body);
  };
  return {
    quest,
    send,
    /** Makes this the only task of the quest, with a wait of a minute after a failed attempt, and other values. */
    ask(task: Values, values: Values = {}) {
      const rule = backend.world.db.modules
        .flatMap(({ rules }) => rules)
        .find(({ id }) => id === QUESTS.gate);
      if (!rule) throw new Error('The seed has no such quest.');
      const tasks = [{ prompt: 'Do it.', ...task }];
      rule.values = { ...rule.values, validation: 'AUTO', retryAfterFail: '1M', ...values, tasks };
    },
    /** Checks the task and returns its state. */
    check: async (answer?: string) => (await read(await send(answer))).tasks[0],
  };
}
