// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OPEN, screen, section, type RouteSpec } from '@/shared/routing/table';
import { prefetchPages } from './prefetch';

const Empty = () => null;
const loader = () => vi.fn<RouteSpec['load']>(async () => ({ default: Empty }));
let orders = loader();
let bots = loader();
let stop = () => {};

/** A page with a link to another one, by the first of the two signs that one may go there. */
function open(path = '/dashboard/orders', attributes = '') {
  document.body.innerHTML = `<a href="${path}" ${attributes}><span>On</span></a>`;
  orders = loader();
  bots = loader();
  stop = prefetchPages([
    section('/dashboard', OPEN, 'Dashboard', loader(), [
      screen('orders', 'Orders', orders),
      screen('bots', 'Bots', bots, { likely: true }),
    ]),
  ]);
}
const sign = (type: string) =>
  document.querySelector('span')?.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => window.history.replaceState(null, '', '/dashboard/orders/1'));
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test.each(['pointerover', 'pointerdown', 'focusin'])(
  'a page is fetched at the %s of its link, once',
  (type) => {
    open();
    sign(type);
    sign(type);
    expect(orders).toHaveBeenCalledOnce();
  },
);

test.each([
  ['without a network', { onLine: false }],
  ['to save data', { connection: { saveData: true } }],
  ['on a slow line', { connection: { effectiveType: '3g' } }],
])('%s nothing is', (_, navigator) => {
  vi.stubGlobal('navigator', { onLine: true, ...navigator });
  open();
  sign('pointerover');
  expect(orders).not.toHaveBeenCalled();
});

test.each([
  ['elsewhere', 'https://elsewhere.test/dashboard/orders', ''],
  ['a file', '/dashboard/orders', 'download="orders.csv"'],
])('what leads to %s is no page of ours', (_, path, attributes) => {
  open(path, attributes);
  sign('pointerover');
  expect(orders).not.toHaveBeenCalled();
});

test('what most go on to is fetched when there is time', async () => {
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  open();
  await waitFor(() => expect(bots).toHaveBeenCalledOnce());
  expect(orders).not.toHaveBeenCalled();
});
