const listeners = new Set<() => void>();

/** Opens the command palette, wherever it hangs. */
export function openPalette(): void {
  for (const listener of listeners) listener();
}

/** For the one component that shows it. */
export function onOpenPalette(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
