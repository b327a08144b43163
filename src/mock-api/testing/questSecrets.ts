import quest from '@/features/modules/definitions/quest/definition';
import { completeValues } from '@/features/modules/engine/schema';
import { asItems } from '@/features/modules/engine/shape';
import { isRow } from '@/shared/api/lenient';
import type { World } from '../store/world';

/** A text that no answer to members or visitors may hold. */
export const PLANTED = 'planted-secret';

const PLANTED_TASKS = [
  { kind: 'QUIZ', prompt: 'Which?', options: ['One', 'Two'], right: 2 },
  {
    kind: 'API',
    prompt: 'Take the tour.',
    page: 'https://page.example',
    link: `https://api.example/${PLANTED}`,
    secret: { id: PLANTED },
  },
  // Left from when it was of another kind.
  { kind: 'QUIZ', prompt: 'And?', options: ['A', 'B'], link: `https://api.example/${PLANTED}` },
];

/** Puts a right answer, the address of an API with its secret, and codes into every quest. */
export function plantQuestSecrets(world: World): void {
  for (const { slug, rules } of world.db.modules) {
    if (slug !== 'quest') continue;
    for (const rule of rules) {
      const { tasks, rewards, winners } = rule.values;
      rule.values = completeValues(quest.fields, {
        ...rule.values,
        winners,
        tasks: [...asItems(tasks), ...PLANTED_TASKS],
        rewards: [...asItems(rewards), { kind: 'CODE', codes: [PLANTED, `${PLANTED}-2`] }],
      });
    }
  }
}

/** Every name of a field within a value. */
export function namesWithin(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) namesWithin(each, found);
  else if (isRow(value))
    for (const [name, each] of Object.entries(value)) {
      found.add(name);
      namesWithin(each, found);
    }
  return found;
}

/** Fields of a quest's settings that are for its team alone. */
export const TEAM_FIELDS = ['right', 'codes', 'secret', 'values'] as const;
