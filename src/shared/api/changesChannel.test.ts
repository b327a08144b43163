import { afterEach, expect, test, vi } from 'vitest';
import { onChange, reportChange } from './changes';
import { shareChanges } from './changesChannel';

const CHANNEL = 'castle-changes';
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** Another tab, as far as its messages go. */
function otherTab() {
  const channel = new BroadcastChannel(CHANNEL);
  stops.push(() => channel.close());
  return channel;
}
const nextMessage = (channel: BroadcastChannel) =>
  new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
const nextChange = () =>
  new Promise((resolve) => {
    const stop = onChange((changes, by) => {
      stop();
      resolve([changes, by]);
    });
  });

test('a change in this tab is reported to the other tabs', async () => {
  stops.push(shareChanges());
  const message = nextMessage(otherTab());
  reportChange(['Orders', 'Modules']);
  expect(await message).toEqual(['Orders', 'Modules']);
});

test('changes from another tab are reported here, without entries of an unknown kind', async () => {
  stops.push(shareChanges());
  const change = nextChange();
  otherTab().postMessage([7, 'Orders']);
  expect(await change).toEqual([['Orders'], 'tab']);
});

test('a module changed in another tab is reported here by its name', async () => {
  stops.push(shareChanges());
  const change = nextChange();
  const module = { type: 'Modules', id: 'srv-1/quest' };
  otherTab().postMessage([module, { type: 'Modules' }, { type: 7, id: 'srv-1/quest' }, null]);
  expect(await change).toEqual([[module], 'tab']);
});

test('a change that came from another tab is not sent back', async () => {
  stops.push(shareChanges());
  const message = nextMessage(otherTab());
  reportChange(['Points'], 'tab');
  reportChange(['Quests']);
  expect(await message).toEqual(['Quests']);
});

test('a browser without BroadcastChannel reports no changes and does not throw', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  stops.push(shareChanges());
  expect(() => reportChange(['Orders'])).not.toThrow();
});
