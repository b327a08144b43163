import { afterAll, vi } from 'vitest';
import type { Poster } from '../domains/post-history/due';
import type * as posts from '../domains/post-history/postFiles';

/**
 * Adds a poster of the module `throw-away` to those found by Vite, as if its file were in `posts/`. Only modules
 * imported afterwards see it.
 */
export function addThrowAwayPost(): void {
  // The next test file may run in this process.
  afterAll(() => {
    vi.doUnmock('../domains/post-history/postFiles');
  });
  vi.doMock('../domains/post-history/postFiles', async (actual: () => Promise<typeof posts>) => {
    const { postFiles } = await actual();
    return { postFiles: { ...postFiles, './posts/throw-away.ts': await throwAway() } };
  });
}

/** Posts a rule's message once, just after it was saved. */
async function throwAway(): Promise<Poster> {
  const { default: spec } =
    await import('@/features/modules/testing/newcomer/throw-away/definition');
  const { createPoster } = await import('../domains/post-history/due');
  const { messagePost } = await import('../domains/post-history/compose/common');
  const { byTheClock } = await import('../domains/post-history/compose/written');
  return createPoster(spec, {
    due: (_posting, { values, updatedAt }, after, to) => {
      const at = updatedAt + 1;
      if (at <= after || at > to) return [];
      return [
        byTheClock(at, {
          key: `save:${String(at)}`,
          label: 'The rating, as it was saved',
          channelAt: 'channelId',
          post: () => messagePost(values.message, []),
        }),
      ];
    },
  });
}
