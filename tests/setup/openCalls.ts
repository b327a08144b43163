import { setImmediate as turn } from 'node:timers/promises';
// oxlint-disable-next-line no-restricted-imports -- what the client sends through is watched here, and by no one else
import axios, { AxiosError, getAdapter, type AxiosAdapter } from 'axios';

/**
 * Calls of a page outlive its test: a late answer took effect in the next one, for example by forgetting a server that
 * could not be loaded. They are ended with their test, and their effects are complete before the next one begins.
 */

/** Ends a call like a broken connection. */
type End = () => void;

interface Watch {
  open: Set<End>;
  isOver: boolean;
}

// The library is shared by the files of a process, and is patched once.
const WATCH = Symbol.for('castle-bots: calls of a test');

function watchCalls(): Watch {
  const known: unknown = Reflect.get(axios, WATCH);
  if (isWatch(known)) return known;
  const watch: Watch = { open: new Set(), isOver: false };
  const usual = axios.defaults.adapter;
  const adapter: AxiosAdapter = (config) =>
    new Promise((resolve, reject) => {
      const end = () => {
        watch.open.delete(end);
        reject(new AxiosError('The test is over.', AxiosError.ERR_NETWORK, config));
      };
      if (watch.isOver) return end();
      watch.open.add(end);
      void getAdapter(usual)(config)
        .then(resolve, reject)
        .finally(() => watch.open.delete(end));
    });
  axios.defaults.adapter = adapter;
  Reflect.set(axios, WATCH, watch);
  return watch;
}

const isWatch = (value: unknown): value is Watch =>
  typeof value === 'object' && value !== null && 'open' in value && 'isOver' in value;

const watch = watchCalls();

/** Ends open calls. Resolves after their callers have handled that. */
export async function endCalls(): Promise<void> {
  watch.isOver = true;
  for (const end of watch.open) end();
  // One turn for immediate effects, one for those that wait for code that is already loaded.
  await turn();
  await turn();
  watch.isOver = false;
}
