import { expect, test } from 'vitest';
import { funnelOf } from './funnel';

const figures = {
  seen: 200,
  started: 100,
  submitted: 50,
  approved: 40,
  claimed: 10,
  inReview: 5,
  rejected: 5,
  medianReviewSeconds: 60,
};

test('each step has its share of the whole and of the step before', () => {
  expect(funnelOf(figures)[2]).toEqual({
    id: 'submitted',
    label: 'Submitted',
    count: 50,
    share: 0.25,
    ofBefore: 0.5,
  });
});

test('missing figures are unknown, and shares are of the largest figure', () => {
  const steps = funnelOf({ ...figures, seen: null, submitted: -1 });
  expect(steps.map(({ share }) => share)).toEqual([null, 1, null, 0.4, 0.1]);
  expect(steps[3]?.ofBefore).toBeNull();
});

test('shares are unknown when every figure is 0', () => {
  const none = { seen: 0, started: 0, submitted: 0, approved: 0, claimed: 0 };
  const steps = funnelOf({ ...figures, ...none });
  expect(steps.map(({ share }) => share)).toEqual([null, null, null, null, null]);
});

test('no share is more than the whole', () => {
  const [, started, , , claimed] = funnelOf({ ...figures, seen: 0, claimed: 900 });
  expect(claimed?.share).toBe(1);
  expect(started?.ofBefore).toBeNull();
});
