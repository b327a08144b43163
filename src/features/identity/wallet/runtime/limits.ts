/** Spec §9: wallet connection timeout is 30 seconds. Nothing in wallet-adapter has one (reliability §0.6). */
export const CONNECT_LIMIT_MS = 30_000;
/** Reliability B4. */
export const DISCONNECT_LIMIT_MS = 5_000;
/** How long the wallet of an earlier visit may take to appear in the browser before one is asked for another. */
export const RESTORE_PATIENCE_MS = 1_500;

/** Resolves when `work` settles either way, or after `ms` milliseconds; never rejects. */
export async function settledWithin(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([work, limit]);
  } catch (error) {
    console.warn('A wallet call failed', error);
  } finally {
    clearTimeout(timer);
  }
}
