import { setImmediate as turn } from 'node:timers/promises';
// oxlint-disable-next-line no-restricted-imports -- what the client sends through is watched here, and by no one else
import axios, { AxiosError, getAdapter, type AxiosAdapter } from 'axios';

/**
 * Calls of a page outlive its test: an answer that came late took effect in the next one, as a server that could
 * not be loaded was forgotten there. They are ended with their test, and what follows on them is done before the
 * next begins.
 */

/** Ends a call as a broken line would. */
type End = () => void;

interface Watch {
  open: Set<End>;
  isOver: boolean;
}

// The library is shared by the files of a process, and is watched once.
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

/** Ends what is still asked. Resolves once whoever asked has drawn their conclusions. */
export async function endCalls(): Promise<void> {
  watch.isOver = true;
  for (const end of watch.open) end();
  // One turn for what follows at once, one for what comes with code that is fetched already.
  await turn();
  await turn();
  watch.isOver = false;
}
