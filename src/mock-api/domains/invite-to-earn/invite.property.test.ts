// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import { runs } from '@tests/setup/scope';
import { createInviteCases } from '../../testing/invites';

const cases = createInviteCases();

const campaigns = fc.record({
  reward: fc.nat(500),
  dailyCap: fc.integer({ min: 1, max: 6 }),
  milestones: fc.uniqueArray(
    fc.record({ count: fc.integer({ min: 1, max: 9 }), reward: fc.nat(300) }),
    { selector: ({ count }) => count, maxLength: 3 },
  ),
});
/** Engage to earn: off, or with its own weight and limits. */
const engages = fc.option(
  fc.record({
    sources: fc.constantFrom(['INVITE'], ['CHAT']),
    inviteWeight: fc.constantFrom(0.1, 0.5, 1, 1.5, 3),
    memberDailyCap: fc.constantFrom('20', '100', '450', '1000000'),
  }),
  { nil: undefined },
);

/** No requirements for friends, so that all of them count at once. */
const EASY = { minStay: 0, minMessages: 0, minAccountAge: 0, needsCaptcha: false, clawback: 0 };

test('a member who invites friends is paid what the estimate says, within limits', () => {
  fc.assert(
    fc.property(campaigns, engages, fc.integer({ min: 1, max: 9 }), (campaign, engage, count) => {
      const values = completeValues(cases.spec.fields, { ...EASY, ...campaign });
      const friends = Array.from({ length: count }, (_, index) => ({
        userId: `usr-friend-${String(index)}`,
      }));
      const days = Math.ceil(count / campaign.dailyCap) + 1;
      const paid = cases.after(values, { friends, days, ...(engage ? { engage } : {}) }).points;
      expect(paid).toBe(cases.estimate(values, count));
    }),
    { numRuns: runs(60) },
  );
});
