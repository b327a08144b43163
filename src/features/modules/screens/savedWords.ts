import type { ServerDetails } from '@/features/server/discord/guild';
import type { ModuleSpec } from '../engine/defineModule';
import { liveWords } from '../engine/live';
import { ruleState } from '../engine/ruleState';
import type { FormShape } from './moduleForm';

const states: Readonly<Record<string, string>> = {
  OFF: 'is saved and off',
  WATCHING: 'only logs what it would do',
  DRAFT: 'is saved as a draft',
  SCHEDULED: 'is scheduled',
};

/** The effect of a saved form, in words: "Welcome message is on. New members see it in #welcome." */
export function savedWords(
  spec: ModuleSpec,
  name: string,
  form: FormShape,
  details: ServerDetails | null,
): string {
  const state = ruleState(spec, { ...form, problems: [] });
  const so = Object.hasOwn(states, state) ? states[state] : undefined;
  if (so !== undefined) return `${name} ${so}`;
  const says = liveWords(spec, 'says', form.values, details);
  return says === null ? `${name} is on` : `${name} is on. ${says}`;
}
