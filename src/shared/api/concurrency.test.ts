import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renewals, scriptedAdapter } from './testing/scriptedAdapter';
import { testClient } from './testing/testClient';

const ok = { status: 200, body: { success: true, data: null } };
const refused = { status: 401, body: { success: false, message: 'Expired', data: null } };

describe('many calls with an expired token', () => {
  it('A1: renew once and send each call twice, in any order of answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), fc.scheduler(), async (count, s) => {
        let isRenewed = false;
        const { adapter, sent } = scriptedAdapter(
          async ({ url }) => {
            // The server decides when the request arrives; the answer travels as long as it likes.
            const isRenewal = url === '/auth/renew-access-token';
            const answer = isRenewal || isRenewed ? ok : refused;
            await s.schedule(Promise.resolve(), url);
            if (isRenewal) isRenewed = true;
            return answer;
          },
          2 * count + 1,
        );
        const { call, outcomes } = testClient({ adapter });
        const calls = Array.from({ length: count }, (_, index) =>
          call({ url: `/item/${index}`, schema: z.unknown() }),
        );
        await s.waitFor(Promise.all(calls));
        const results = await Promise.all(calls);
        expect(results.every((result) => result.success)).toBe(true);
        expect(renewals(sent)).toBe(1);
        expect(sent).toHaveLength(2 * count + 1);
        expect(outcomes).toEqual(['renewed']);
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('A2: end with their own 401 after one refused renewal, in any order of answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), fc.scheduler(), async (count, s) => {
        const { adapter, sent } = scriptedAdapter(async ({ url }) => {
          await s.schedule(Promise.resolve(), url);
          return { ...refused, body: { ...refused.body, message: `no ${url}` } };
        }, count + 1);
        const { call, outcomes } = testClient({ adapter });
        const calls = Array.from({ length: count }, (_, index) =>
          call({ url: `/item/${index}`, schema: z.unknown() }),
        );
        await s.waitFor(Promise.all(calls));
        const results = await Promise.all(calls);
        expect(results).toEqual(
          results.map((_, index) => ({
            success: false,
            message: `no /item/${index}`,
            status: 401,
          })),
        );
        expect(sent).toHaveLength(count + 1);
        expect(outcomes).toEqual(['dead']);
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
