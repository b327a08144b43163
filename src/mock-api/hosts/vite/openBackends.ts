const KEY = Symbol.for('castle-bots.openBackends');

/**
 * What closes the back ends that are open in this process, whichever file of tests opened them: files share a
 * process, but no module, and one that stays open answers for the next.
 */
export function openBackends(): Set<() => void> {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (known instanceof Set) return known;
  const fresh = new Set<() => void>();
  Reflect.set(globalThis, KEY, fresh);
  return fresh;
}
