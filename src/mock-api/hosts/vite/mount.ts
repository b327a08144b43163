import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connect } from 'vite';
import type * as backend from './backend.ts';
import { answerOver } from './answerOver.ts';
import { LoadFailure } from './loadFailure.ts';
import { openBackendModule, type FileEvent, type ReloadableModule } from './runner.ts';

/** Where the state is kept, below the root; the dev server never serves it. */
export const CACHE = 'node_modules/.cache/castle-bots';
const STATE_FILE = `${CACHE}/world.json`;
/** What members have sent: never in the state itself. */
const FILES = `${CACHE}/files`;
/** Addresses that the back end answers. */
export const CALLS = /^\/(api|rpc|__mock)([/?]|$)/;
/** How long a reload waits for answers that the back end in use still owes, ms. */
const LAST_ANSWERS_MS = 2000;

type BackendModule = Pick<typeof backend, 'createNodeBackend'>;
export type BackendSettings = Parameters<BackendModule['createNodeBackend']>[1];

interface MountOptions {
  root: string;
  settings: BackendSettings;
  isSimulated?: boolean;
  /** Takes the reason why the back end can't be loaded; once for calls that fail for the same reason. */
  onFailure?: (reason: string) => void;
  /** Opens the module with the back end. */
  open?: (root: string) => Promise<ReloadableModule<BackendModule>>;
}

export interface Mounted {
  middleware: Connect.NextHandleFunction;
  /**
   * Reports a change on disk. If the back end uses the file, its state is stored and the next call loads it again,
   * and the answer is true: only for the first of several files that change before that call.
   */
  fileChanged(this: void, file: string, event: FileEvent): boolean;
  /** Stores the state. Synchronous, so that it can run as the process ends. */
  close(this: void): void;
}

/** Answers /api, /rpc and /__mock of a Vite server. The back end is loaded by the first call that needs it. */
export function mountBackend({
  root,
  settings,
  isSimulated = false,
  onFailure,
  open = openBackendModule,
}: MountOptions): Mounted {
  let opening: ReturnType<typeof open> | undefined;
  let module: ReloadableModule<BackendModule> | undefined;
  let loading: Promise<backend.NodeBackend> | undefined;
  let running: backend.NodeBackend | undefined;
  /** Settles when the back end before has answered all calls and stored what they changed. */
  let retired: Promise<void> = Promise.resolve();
  /** Counts changes. A load overtaken by one starts over. */
  let version = 0;
  let isStale = false;
  let isClosed = false;
  let lastFailure = '';
  const answers = new Set<Promise<void>>();

  async function load(): Promise<backend.NodeBackend> {
    await retired;
    const wanted = version;
    try {
      if (isClosed) throw new Error('The server is closed.');
      opening ??= open(root);
      module = await opening;
      const { createNodeBackend } = await module.load();
      if (version === wanted) {
        running = createNodeBackend(
          join(root, STATE_FILE),
          settings,
          join(root, FILES),
          isSimulated,
        );
        isStale = false;
        lastFailure = '';
        return running;
      }
    } catch (error) {
      if (version === wanted) {
        isStale = false;
        loading = undefined;
        if (!module) opening = undefined;
        const failure = new LoadFailure(error);
        if (failure.message !== lastFailure) onFailure?.(failure.message);
        lastFailure = failure.message;
        throw failure;
      }
    }
    return load();
  }

  function retire(): void {
    const old = running;
    if (!old) return;
    running = undefined;
    loading = undefined;
    old.close();
    retired = Promise.race([Promise.allSettled(answers), delay(LAST_ANSWERS_MS)]).then(() =>
      old.close(),
    );
  }

  const answer = answerOver(() => (loading ??= load()));

  return {
    middleware(incoming, outgoing, next) {
      if (!CALLS.test(incoming.url ?? '')) return next();
      const answered = answer(incoming, outgoing);
      answers.add(answered);
      void answered.then(() => answers.delete(answered));
    },
    fileChanged(file, event) {
      if (!module?.fileChanged(file, event)) return false;
      const isFirst = !isStale;
      isStale = true;
      version += 1;
      lastFailure = '';
      retire();
      return isFirst;
    },
    close() {
      isClosed = true;
      version += 1;
      running?.close();
      void module?.close();
      running = loading = module = opening = undefined;
    },
  };
}
