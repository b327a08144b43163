import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteServerTime, serverNow } from '../time/serverClock';
import { TimeAgo } from './TimeAgo';

const HOUR = 3_600_000;
const iso = (time: number) => new Date(time).toISOString();

test('a past time by a clock that is nine minutes ahead reads “just now”', () => {
  render(<TimeAgo at={iso(serverNow() + 540_000)} isPast />);
  expect(screen.getByText('just now')).toBeVisible();
});

test('a time on the page changes when the server turns out to be two hours ahead', () => {
  render(<TimeAgo at={iso(Date.now() + 3 * HOUR + 60_000)} />);
  expect(screen.getByText('in 3 hours')).toBeVisible();
  act(() => noteServerTime(new Date(Date.now() + 2 * HOUR).toUTCString(), performance.now()));
  expect(screen.getByText('in 1 hour')).toBeVisible();
});
