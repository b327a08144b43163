/** Resolves when the browser has nothing better to do; where it cannot tell (Safari), in the next task. Never rejects. */
export const spareTime = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1);
  });
