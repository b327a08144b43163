import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NodeBackend } from './backend.ts';
import { LoadFailure } from './loadFailure.ts';
import { BodyTooLarge, refuse, sendResponse, toRequest } from './nodeHttp.ts';

/** No request can be made of the others, such as TRACE. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const BROKEN = 'The embedded API failed. See its console for details.';
const MB = 1024 * 1024;

type Backend = Pick<NodeBackend, 'handle' | 'limitOf'>;

/** Answers requests of Node with a back end, which is there once it is needed; never rejects. */
export const answerOver =
  (backend: () => Promise<Backend>) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    try {
      if (!METHODS.includes(incoming.method ?? '')) return refuseMethod(outgoing);
      const { handle, limitOf } = await backend();
      const limit = limitOf(incoming.method ?? '', incoming.url ?? '/');
      const request = await toRequest(incoming, gone.signal, limit);
      await sendResponse(await handle(request), outgoing);
    } catch (error) {
      if (error instanceof BodyTooLarge)
        return refuse(
          outgoing,
          'body-too-large',
          `Requests can have at most ${String(error.limit / MB)} MB.`,
        );
      // Who sent it has left in the middle of it, as a page that is closed does.
      if (error === incoming.errored) return;
      if (error instanceof LoadFailure)
        return refuse(outgoing, 'server-error', `The API can't be loaded. ${error.message}`);
      console.error('Embedded back end:', error);
      refuse(outgoing, 'server-error', BROKEN);
    }
  };

function refuseMethod(outgoing: ServerResponse): void {
  outgoing.setHeader('allow', METHODS.join(', '));
  refuse(outgoing, 'method-not-allowed', 'This method isn’t known here.');
}
