import { SIGN_IN_SECONDS } from '@/features/identity/session/signInCookie';
import {
  ACCESS_COOKIE,
  ACCESS_TTL,
  REFRESH_COOKIE,
  REFRESH_TTL,
  RENEWAL_GRACE,
  XSRF_COOKIE,
} from '../http/cookies';
import { refTo, type Json } from './json';

const minutes = (ms: number) => `${String(ms / 60_000)} minutes`;
const hours = (ms: number) => `${String(ms / 3_600_000)} hours`;

/** What the description of the API says of sign-in, sessions and their cookies, in CommonMark. */
export const SESSION_RULES = `
## Sign-in

The page leaves for Discord's consent page with the scopes \`identify guilds\`, \`redirect_uri\` =
\`{origin}/api/auth/discord/callback\` and \`state\`: base64url of JSON
\`{redirect, nonce, v: 1, ref?, src?, seenAt?, visitor?, utm?}\`. \`redirect\` is the origin of the page, \`nonce\`
is random, and the rest says which referral link was followed.

Before it leaves, the page sets the cookie \`castle-sign-in-{first 8 characters of the nonce}\` to the whole nonce:
\`Path=/; Max-Age=${String(SIGN_IN_SECONDS)}; SameSite=Lax\`, and over https \`Secure\` with the prefix
\`__Host-\`. Each sign-in has its own cookie, so several tabs can sign in at once.

\`finishSignIn\` accepts a \`state\` only together with the cookie of its nonce. Otherwise a link of another site could
sign a visitor in to its author's account.

## Cookies

| Cookie over https | Over http | Attributes | Lifetime |
| --- | --- | --- | --- |
| \`__Host-${ACCESS_COOKIE}\` | \`${ACCESS_COOKIE}\` | \`HttpOnly; SameSite=Lax; Path=/\` | ${minutes(ACCESS_TTL)} |
| \`__Secure-${REFRESH_COOKIE}\` | \`${REFRESH_COOKIE}\` | \`HttpOnly; SameSite=Lax; Path=/api/auth\` | ${hours(REFRESH_TTL)} |
| \`${XSRF_COOKIE}\` | the same | \`SameSite=Lax; Path=/\`, readable by the page | ${hours(REFRESH_TTL)} |

- Over https all are \`Secure\`. None has a \`Domain\`. Over https the names without prefix are ignored.
- Tokens have at least 128 bits from a cryptographic random source.
- \`${XSRF_COOKIE}\` belongs to the session: sign-in and renewal set a new one. A write is accepted where the header and
  the cookie are equal and of this session. The one before the last renewal still counts.
- An answer to a request without \`${XSRF_COOKIE}\` sets it, also for visitors.

## Renewal

Each renewal exchanges the refresh token for a new one.

- The exchanged token is accepted for ${String(RENEWAL_GRACE / 1000)} seconds more, and gets the same tokens as its
  successor. A reload in the middle of a renewal, and two tabs at once, don’t fork or end the session.
- Used after that, or once its successor was exchanged, it revokes the session: it may be stolen.
- Only 401 ends a session in the page. After any other answer, or none, the page renews again.
`.trim();

const query = (name: string, description: string, required = false): Json => ({
  name,
  in: 'query',
  ...(required ? { required } : {}),
  description,
  schema: { type: 'string' },
});

const found = (description: string, headers: Json = {}): Json => ({
  description,
  headers: {
    Location: { required: true, description: 'Where to go.', schema: { type: 'string' } },
    ...headers,
  },
});

/** Answers to navigations, which no page requests. */
export const navigations: Readonly<Record<string, Json>> = {
  '/auth/discord/callback': {
    get: {
      operationId: 'finishSignIn',
      tags: ['Session'],
      summary: 'Discord leads back here after its consent page',
      description: `Checked in this order:

1. \`state\` can be read, and its \`redirect\` is one of the origins of the two sites, compared as a whole. Otherwise 400, with no redirect.
2. The cookie of the sign-in equals the nonce, compared in constant time. The answer deletes it, so a \`state\` works once. Otherwise \`not_started_here\`; no session is opened, changed or ended, and the code isn't exchanged.
3. Discord reports no \`error\`. Otherwise \`access_denied\`.
4. The code is exchanged for an account, which is neither deleted nor banned.

A refusal leads to \`{redirect}/unauthorized?error=…\`, where the page explains it and keeps the way back.`,
      security: [],
      parameters: [
        query('state', 'As the page sent it.', true),
        query('code', 'Of Discord. Works once.'),
        query('error', 'Of Discord, when consent was cancelled.'),
      ],
      responses: {
        302: found(
          'To `{redirect}/` with the cookies of a new session, or to `{redirect}/unauthorized` with `error` one of `not_started_here`, `access_denied`, `invalid_code`, `deleted`, `banned`.',
          {
            'Set-Cookie': {
              description: 'The cookies of the session; the cookie of the sign-in, deleted.',
              schema: { type: 'string' },
            },
          },
        ),
        400: {
          description: 'The `state` can’t be read, or its `redirect` isn’t one of our origins.',
          content: { 'application/json': { schema: refTo('Failure') } },
        },
      },
    },
  },
  '/twitter/link': {
    get: {
      operationId: 'linkX',
      tags: ['Socials'],
      summary: 'Leads to X to link an account',
      description:
        'With a random `state` that the server keeps for this session: it works once, for 10 minutes, and for this session alone.',
      security: [],
      responses: {
        302: found(
          'To X; without a session to `/dashboard/profile?trouble=session`, which lets one try again.',
        ),
      },
    },
  },
  '/twitter/callback': {
    get: {
      operationId: 'finishXLink',
      tags: ['Socials'],
      summary: 'X leads back here',
      description:
        'A `state` of another session is refused and stays good for its own. The way back is fixed.',
      security: [],
      parameters: [
        query('state', 'As it was sent to X.'),
        query('code', 'Of X. Works once, with its `state`.'),
        query('error', 'Of X, when consent was cancelled.'),
      ],
      responses: {
        302: found(
          'To `/dashboard/profile` with `linked=1`, or with `trouble` one of `denied`, `state`, `expired`, `session`, `taken`, `suspended`.',
        ),
      },
    },
  },
};
