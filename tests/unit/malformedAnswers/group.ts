import type { TestBackend } from '@/mock-api/hosts/vitest/testServer';
import type { AnswerName, Damage } from './answers';
import type { Check } from './shows';

/** Damages of one answer, and what its screen must still show with each of them. */
export interface Group {
  answer: AnswerName;
  /** The row of docs/reliability.md that it proves. */
  id?: 'F1' | 'F2' | 'F3';
  shows: string;
  /** Items of the list that are left out. */
  lost?: number;
  /** The screen shows something else in the place of the answer. */
  replaced?: true;
  check?: Check;
  /** Cases that are alike: the gate tries every third (`some`). */
  alike?: true;
  damages: readonly (readonly [damage: string, at: Damage | ((backend: TestBackend) => Damage)])[];
}
