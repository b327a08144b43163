import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../storage/storedValue';

/** What this browser remembers of a dashboard's rail. */
interface RailMemory {
  /** Titles of the groups that are not as they are at first. */
  toggled: readonly string[];
  /** Addresses of the links at the top. */
  pinned: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const textsIn = (value: unknown, name: string): string[] => {
  const list: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return Array.isArray(list) ? list.filter(isText) : [];
};

function read(text: string | null): RailMemory {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    // What isn't understood counts as nothing.
  }
  return { toggled: textsIn(value, 'toggled'), pinned: textsIn(value, 'pinned') };
}

const memory = createStoredValue('castle-rail', read);

export const useRailMemory = () =>
  useSyncExternalStore(memory.subscribe, memory.getSnapshot, memory.getSnapshot);

/** Puts a group or link into one of the lists, or takes it out of it. */
export function switchInRail(list: keyof RailMemory, name: string): void {
  const before = memory.getSnapshot();
  const others = before[list].filter((each) => each !== name);
  const next = others.length < before[list].length ? others : [...others, name];
  memory.set(JSON.stringify({ ...before, [list]: next }));
}
