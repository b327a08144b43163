import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, test, vi } from 'vitest';
import { lateAnswers } from './lateAnswers';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

test.each([
  ['a call, by less than the most', '/api/auth/authenticate', 500],
  ['a file, by a tenth of that', '/assets/index-abc.js', 50],
])('holds back %s', (_, url, late) => {
  const incoming = Object.assign(new IncomingMessage(new Socket()), { url });
  const next = vi.fn<() => void>();
  lateAnswers(1000)(incoming, new ServerResponse(incoming), next);
  vi.advanceTimersByTime(late - 1);
  expect(next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(next).toHaveBeenCalledOnce();
});
