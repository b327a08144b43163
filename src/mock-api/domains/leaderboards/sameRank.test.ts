// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { leaderboardSchema, leaderboardsSchema } from '@/features/earning/leaderboards/leaderboard';
import { memberOverviewSchema } from '@/features/earning/member-overview/memberOverview';
import { questBoardSchema } from '@/features/earning/quests/board/board';
import { membershipsSchema, serverPageSchema } from '@/features/server/memberships/membership';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import type { PersonaKey } from '../accounts/personas';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterEach(() => backend.close());

async function read<T extends z.ZodMiniType>(path: string, data: T): Promise<z.output<T>> {
  const answer = await backend.send('GET', `/api${path}`);
  const { data: read } = z.object({ data: z.unknown() }).parse(await answer.json());
  return z.parse(data, read);
}

test.each<PersonaKey>(['member', 'regular', 'ambassador'])(
  'the ranks of the %s are the same on all pages, among the same members',
  async (persona) => {
    backend.signInAs(persona);
    const { items: cards } = await read('/users/me/servers', membershipsSchema);
    const { items: choices } = await read('/leaderboards', leaderboardsSchema);
    const { best } = await read('/users/me/overview', memberOverviewSchema);
    expect(cards.length).toBeGreaterThan(0);
    const ranks: number[] = [];
    for (const { server, points, rank, ranked, season } of cards) {
      const all = await read(`/leaderboards/${server.slug}?window=ALL`, leaderboardSchema);
      const own = { points: all.mine?.points ?? 0, rank: all.mine?.rank ?? null };
      const among = { ...own, members: all.total };
      expect({ points, rank, members: ranked }).toEqual(among);
      const page = await read(`/users/me/servers/${server.slug}`, serverPageSchema);
      expect(page.standing).toMatchObject(among);
      const board = await read(`/questboard/${server.slug}`, questBoardSchema);
      expect(board.standing).toEqual(among);
      expect(choices.find((choice) => choice.server.id === server.id)).toMatchObject({
        ...own,
        ranked,
      });
      if (rank !== null) ranks.push(rank);
      if (season === null) continue;
      const running = await read(`/leaderboards/${server.slug}?window=SEASON`, leaderboardSchema);
      expect(running.season?.name).toBe(season.name);
      expect({ rank: season.rank, ranked: season.ranked }).toEqual({
        rank: running.mine?.rank ?? null,
        ranked: running.total,
      });
      expect(season.next).toEqual(running.nextPrize);
    }
    const card = cards.find(({ server }) => server.id === best?.server.id);
    expect(best?.members).toBe(card?.ranked);
    expect(best?.rank ?? Infinity).toBe(Math.min(...ranks));
  },
);
