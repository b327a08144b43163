import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { bound } from './observed';

/** A call as it went over the wire. */
export interface SentCall {
  /** Method and path without the query, such as "GET /api/auth/authenticate". */
  name: string;
  body: string;
  headers: Headers;
  credentials: RequestCredentials;
}

type Answer = () => Response | Promise<Response>;

/** An API without data: calls that a test does not answer get a 404. */
export function specifiedApi() {
  const answers = new Map<string, Answer>();
  const sent: SentCall[] = [];
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const name = `${request.method} ${new URL(request.url).pathname}`;
      const { headers, credentials } = request;
      sent.push({ name, body: await request.text(), headers, credentials });
      return answers.get(name)?.() ?? refusal(404);
    }),
  );
  const callAt = (call: string) => call.replace(' ', ` ${bound('api.base')}`);
  return {
    start: () => server.listen({ onUnhandledRequest: 'error' }),
    stop: () => server.close(),
    reset() {
      answers.clear();
      sent.length = 0;
    },
    /** @param call as the specification writes it, values filled in: "GET /auth/logout" */
    answer: (call: string, answer: Answer) => void answers.set(callAt(call), answer),
    /** The calls of that name so far, or all of them. */
    sent: (call?: string) => sent.filter(({ name }) => call === undefined || name === callAt(call)),
  };
}

export type SpecifiedApi = ReturnType<typeof specifiedApi>;

/** An answer in the envelope of the specification. */
export const success = (data: unknown, message = '', status = 200): Response =>
  HttpResponse.json(envelope(true, message, data), { status });

export const refusal = (status: number, message = ''): Response =>
  HttpResponse.json(envelope(false, message, null), { status });

/** A call that is never answered. */
export const unanswered: Answer = () => HttpResponse.error();

export const pending: Answer = () => new Promise<Response>(() => undefined);

function envelope(isSuccess: boolean, message: string, data: unknown) {
  const [success, text, content] = bound('api.envelope');
  return { [success]: isSuccess, [text]: message, [content]: data };
}

/** GET /auth/authenticate of a visitor, a member or an admin. */
export const user =
  (isAuthenticated: boolean, isAdmin = false, more: object = {}): Answer =>
  () => {
    const [admin, authenticated, adminMode] = bound('answer.user').user;
    const flags = { [admin]: isAdmin, [authenticated]: isAuthenticated, [adminMode]: false };
    return success({ user: { ...flags, ...more } });
  };

/** Details of a server with the fields of the specification. */
export const serverDetails = (id: string) => ({
  [bound('answer.serverDetails')]: {
    id,
    guildName: 'North',
    guildId: '100000000000000001',
    guildIcon: null,
    subscription: { status: 'ENABLED', showSubscription: true },
    botServicesEnabled: {
      holderVerification: true,
      tokenPrice: false,
      chatToEarn: false,
      holdToEarn: false,
      tweetToEarn: true,
    },
    guildChannels: [{ id: '100000000000000002', name: 'general', type: 0 }],
    guildRoles: [{ id: '100000000000000003', name: 'Member' }],
  },
});

/** An order with the fields of the specification. */
export const order = (id: string, status: string, features = 1) => ({
  id,
  discordServerId: 'server-1',
  price: '1.25',
  subscriptionType: 'MONTHLY',
  status,
  package: {
    name: `Package ${id}`,
    items: Array.from({ length: features }, (_, index) => ({
      id: `item-${String(index)}`,
      name: `Feature ${String(index)}`,
    })),
  },
});
