// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportError } from '@/shared/errors/reportError';
import { OPEN, page, section } from '@/shared/routing/table';
import { sendReports } from './sendReports';

const load = async () => ({ default: () => null });
const routes = [
  page('/unauthorized', OPEN, '401', load),
  section('/dashboard', OPEN, 'Dashboard', load, [page('server/:slug', OPEN, 'Server', load)]),
];

interface Sent {
  release: string;
  site: string;
  reports: { type: string; message?: string; page: string }[];
}
const sent: Sent[] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  sent.length = 0;
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)),
    }),
  );
  sendReports({ url: '/reports', release: 'abc1234', site: 'user', routes });
});

const leave = () => window.dispatchEvent(new Event('pagehide'));

describe('sendReports', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('sends errors with the release, the site and the page’s pattern', () => {
    window.history.replaceState(null, '', '/dashboard/server/solana-keep?tab=roles');
    reportError('Part of this page didn’t load', new Error('gone'));
    leave();
    expect(sent).toEqual([
      {
        release: 'abc1234',
        site: 'user',
        reports: [
          expect.objectContaining({
            type: 'error',
            message: 'gone',
            page: '/dashboard/server/:slug',
          }),
        ],
      },
    ]);
  });

  it('sends the same error once', () => {
    const error = new Error('again');
    reportError('It failed', error);
    reportError('It failed', error);
    leave();
    expect(sent.flatMap(({ reports }) => reports)).toHaveLength(1);
  });

  it('sends no more than twenty errors', () => {
    for (let count = 0; count < 30; count += 1) reportError('It failed', new Error(String(count)));
    leave();
    expect(sent.flatMap(({ reports }) => reports)).toHaveLength(20);
  });

  it('sends nothing where there is nothing', () => {
    leave();
    expect(sent).toEqual([]);
  });
});
