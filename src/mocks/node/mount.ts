import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect } from 'vite';
import type { NodeBackend } from './backend.ts';
import { BodyTooLarge, sendResponse, toRequest } from './nodeHttp.ts';
import { loadBackendModule, type Loaded } from './runner.ts';

const STATE_FILE = 'node_modules/.cache/castle-bots/world.json';
const OURS = /^\/(api|rpc|__mock)([/?]|$)/;
/** No request can be made of the others, such as TRACE. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const BROKEN = 'Something broke in the embedded back end; its console says what.';

export type BackendSettings = Parameters<Loaded['module']['createNodeBackend']>[1];

export interface Mounted {
  middleware: Connect.NextHandleFunction;
  /** Stores the state and drops the loaded back end; the next call loads it anew. */
  forget: () => void;
}

/** Answers /api, /rpc and /__mock of a Vite server. The back end is loaded by the first call that needs it. */
export function mountBackend(root: string, settings: BackendSettings): Mounted {
  let loading: Promise<NodeBackend> | undefined;
  let undo = () => {};

  async function load(): Promise<NodeBackend> {
    const loaded = await loadBackendModule(root);
    const backend = loaded.module.createNodeBackend(join(root, STATE_FILE), settings);
    undo = () => {
      backend.close();
      void loaded.close();
    };
    return backend;
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    try {
      if (!METHODS.includes(incoming.method ?? '')) return refuseMethod(outgoing);
      const request = await toRequest(incoming, gone.signal);
      loading ??= load();
      loading.catch(() => (loading = undefined));
      const backend = await loading;
      await sendResponse(await backend.handle(request), outgoing);
    } catch (error) {
      if (error instanceof BodyTooLarge) return refuse(outgoing, 413, 'The request is too large.');
      console.error('Embedded back end:', error);
      refuse(outgoing, 500, BROKEN);
    }
  }

  return {
    middleware(incoming, outgoing, next) {
      if (OURS.test(incoming.url ?? '')) void answer(incoming, outgoing);
      else next();
    },
    forget() {
      undo();
      undo = () => {};
      loading = undefined;
    },
  };
}

function refuseMethod(outgoing: ServerResponse): void {
  outgoing.setHeader('allow', METHODS.join(', '));
  refuse(outgoing, 405, 'This method is not known here.');
}

function refuse(outgoing: ServerResponse, status: number, message: string): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  outgoing.statusCode = status;
  outgoing.setHeader('content-type', 'application/json; charset=utf-8');
  outgoing.end(JSON.stringify({ success: false, message, data: null }));
}
