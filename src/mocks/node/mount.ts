import { join } from 'node:path';
import type { Connect } from 'vite';
import type { NodeBackend } from './backend.ts';
import { answerOver } from './answerOver.ts';
import { loadBackendModule, type Loaded } from './runner.ts';

/** Where the state is kept, below the root; the dev server never serves it. */
export const CACHE = 'node_modules/.cache/castle-bots';
const STATE_FILE = `${CACHE}/world.json`;
/** What members have sent: never in the state itself. */
const FILES = `${CACHE}/files`;
/** Addresses that the back end answers. */
export const CALLS = /^\/(api|rpc|__mock)([/?]|$)/;

export type BackendSettings = Parameters<Loaded['module']['createNodeBackend']>[1];

export interface Mounted {
  middleware: Connect.NextHandleFunction;
  /** Stores the state and drops the loaded back end; the next call loads it anew. */
  forget: () => void;
}

/** Answers /api, /rpc and /__mock of a Vite server. The back end is loaded by the first call that needs it. */
export function mountBackend(root: string, settings: BackendSettings, isLiving: boolean): Mounted {
  let loading: Promise<NodeBackend> | undefined;
  let undo = () => {};

  async function load(): Promise<NodeBackend> {
    const loaded = await loadBackendModule(root);
    const backend = loaded.module.createNodeBackend(
      join(root, STATE_FILE),
      settings,
      join(root, FILES),
      isLiving,
    );
    undo = () => {
      backend.close();
      void loaded.close();
    };
    return backend;
  }

  const answer = answerOver(() => {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  });

  return {
    middleware(incoming, outgoing, next) {
      if (CALLS.test(incoming.url ?? '')) void answer(incoming, outgoing);
      else next();
    },
    forget() {
      undo();
      undo = () => {};
      loading = undefined;
    },
  };
}
