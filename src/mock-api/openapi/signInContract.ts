import { SIGN_IN_SECONDS } from '@/features/identity/session/signInCookie';
import {
  ACCESS_COOKIE,
  ACCESS_TTL,
  BAN_COOKIE,
  CODE_TTL,
  REFRESH_COOKIE,
  REFRESH_TTL,
  RENEWAL_GRACE,
  XSRF_COOKIE,
} from '../http/cookies';
import { refTo, type Json } from './json';
import { accessWords } from './terms';

const minutes = (ms: number) => `${String(ms / 60_000)} minutes`;
const hours = (ms: number) => `${String(ms / 3_600_000)} hours`;

/** What the description of the API says of sign-in, sessions and their cookies, in CommonMark. */
export const SESSION_RULES = `
## Sign-in

The page opens Discord's consent page with the scopes \`identify guilds\`, the \`redirect_uri\`
\`{origin}/api/auth/discord/callback\` and a \`state\`. The state is base64url of a JSON object:

| Field | Required | Content |
| --- | --- | --- |
| \`redirect\` | yes | Origin of the page, such as \`https://app.castlebots.example\`. It must be one of the allowed origins. |
| \`nonce\` | yes | Random text. Its cookie shows that the sign-in started in this browser. |
| \`v\` | yes | \`1\`. Any other version is refused. |
| \`ref\` | no | Code of the referral link that the visitor followed: 1 to 64 letters, digits, \`_\` and \`-\`. |
| \`src\` | no | Where the link was placed, in the same characters. |
| \`seenAt\` | no | When the visitor followed it, in milliseconds since 1970. |
| \`visitor\` | no | Random ID of the visitor, in the same characters as \`ref\`. It joins visits with the sign-up. |
| \`utm\` | no | \`{source?, medium?, campaign?}\`, each up to 40 letters, digits, \`_\`, \`.\` and \`-\`. |

A malformed \`src\`, \`seenAt\`, \`visitor\` or \`utm\` is ignored. Fields that aren’t in the table are, too. The server reads
the referral only when an account signs in for the first time.

Before it opens Discord, the page stores the nonce in the cookie
\`castle-sign-in-{first 8 characters of the nonce}\`. The cookie has the attributes
\`Path=/; Max-Age=${String(SIGN_IN_SECONDS)}; SameSite=Lax\`. Over https, it also has \`Secure\` and the prefix
\`__Host-\`. Each sign-in has its own cookie, so several tabs can sign in at once.

\`finishSignIn\` accepts a \`state\` only together with the cookie of its nonce. Otherwise, a link on another site could
sign a visitor in to its author's account.

## Cookies

| Cookie over https | Over http | Attributes | Lifetime |
| --- | --- | --- | --- |
| \`__Host-${ACCESS_COOKIE}\` | \`${ACCESS_COOKIE}\` | \`HttpOnly; SameSite=Lax; Path=/\` | ${minutes(ACCESS_TTL)} |
| \`__Secure-${REFRESH_COOKIE}\` | \`${REFRESH_COOKIE}\` | \`HttpOnly; SameSite=Lax; Path=/api/auth\` | ${hours(REFRESH_TTL)} |
| \`${XSRF_COOKIE}\` | the same | \`SameSite=Lax; Path=/\`, readable by the page | ${hours(REFRESH_TTL)} |

- A browser whose sign-in was rejected because the account is banned gets \`${BAN_COOKIE}\` for ${minutes(CODE_TTL)}, with the
  attributes of the refresh token. With it, \`authenticate\` returns the ban. It opens nothing else.
- Over https, all cookies are \`Secure\`, and names without a prefix are ignored. No cookie has a \`Domain\`.
- Tokens have at least 128 bits from a cryptographic random source.
- \`${XSRF_COOKIE}\` belongs to the session, and signing in or renewing sets a new one. The server accepts a write if the
  header equals the cookie and belongs to this session. The token from before the last renewal is accepted as well.
- The response to a request without \`${XSRF_COOKIE}\` sets it, also for visitors.
  This holds for calls below \`/api\`. Logging out deletes it, and the next response sets a new one.

## Renewal

Each renewal exchanges the refresh token for a new one.

- The server accepts the exchanged token for ${String(RENEWAL_GRACE / 1000)} more seconds and returns the same new
  tokens. A reload during a renewal, or two tabs at once, don’t split or end the session.
- After that, or once the new token was exchanged too, using the old token revokes the session, because it may be
  stolen.
- A renewal ends the access token from before it, and both new tokens have their whole lifetime from then on.
- A renewal with a token that isn’t valid returns 401 and deletes the cookies.
- A banned account can renew, which grants it nothing: \`authenticate\` returns the ban, and other calls return 401.
- In the page, only 401 ends the session. After any other response, or none, the page tries to renew again.

## Origins

The community site and the user site each have an origin, and both send their calls to \`/api\` of their own origin. The
allowed origins are these two, compared as a whole with scheme, host and port.

- The API sends no CORS headers, so pages of other origins can’t read its responses.
- It refuses writes that a browser sends from a page of another origin with 403 and \`cross-site-call\`: those with a
  \`Sec-Fetch-Site\` other than \`same-origin\` or \`none\`, or, without that header, with an \`Origin\` of another host.
- \`redirect\` of a sign-in is one of the allowed origins. Pages to return to are paths, and never addresses.
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
    Location: {
      required: true,
      description: 'Redirect URL.',
      schema: { type: 'string' },
    },
    ...headers,
  },
});

const OPEN = accessWords('open');
const tooMany: Json = { $ref: '#/components/responses/TooManyRequests.too-many-requests' };

/** Answers to navigations, which no page requests. */
export const navigations: Readonly<Record<string, Json>> = {
  '/auth/discord/callback': {
    get: {
      operationId: 'finishSignIn',
      tags: ['Session'],
      summary: 'Finishes signing in after Discord’s consent page',
      description: `Checks the following, in this order:

1. \`state\` can be read, and its \`redirect\` is the origin of one of the two sites, compared as a whole. Otherwise, it returns 400 without a redirect.
2. The cookie of the sign-in equals the nonce, compared in constant time. The response deletes the cookie, so a \`state\` works once. Otherwise, the error is \`not_started_here\`. Then it opens, changes and ends no session, and doesn't exchange the code.
3. Discord reports no \`error\`. Otherwise, the error is \`access_denied\`.
4. The code can be exchanged for an account that is neither deleted nor banned.

An error redirects to \`{redirect}/unauthorized?error=…\`. That page explains the error and remembers the page to return to. For a new account, the \`state\` also says which referral link the sign-up counts for.

${OPEN}`,
      'x-access': 'open',
      security: [],
      parameters: [
        query('state', 'The value that the page sent.', true),
        query('code', 'Code from Discord, which works once.'),
        query('error', 'Error from Discord if the user cancelled.'),
      ],
      responses: {
        302: found(
          'Redirects to `{redirect}/` with the cookies of a new session, or to `{redirect}/unauthorized`, where `error` is one of `not_started_here`, `access_denied`, `invalid_code`, `deleted`, `banned`.',
          {
            'Set-Cookie': {
              description: 'Sets the cookies of the session and deletes the cookie of the sign-in.',
              schema: { type: 'string' },
            },
          },
        ),
        400: {
          description:
            'The `state` can’t be read, or its `redirect` isn’t an origin of one of the two sites.',
          content: {
            'application/json': {
              schema: refTo('Failure'),
              examples: { 'invalid-state': { $ref: '#/components/examples/invalid-state' } },
            },
          },
        },
      },
    },
  },
  '/twitter/link': {
    get: {
      operationId: 'linkX',
      tags: ['Socials'],
      summary: 'Redirects to X to link an account',
      description: `Sends a random \`state\`, which works once, within 10 minutes, and only for this session.\n\n${OPEN}`,
      'x-access': 'open',
      security: [],
      responses: {
        302: found(
          'Redirects to X. Without a session, redirects to `/dashboard/profile?trouble=session`, where the user can try again.',
        ),
        429: tooMany,
      },
    },
  },
  '/twitter/callback': {
    get: {
      operationId: 'finishXLink',
      tags: ['Socials'],
      summary: 'Finishes linking an account on X',
      description: `Links the account if the \`state\` was sent by this session and not used before, X reports no \`error\`, and the account isn’t suspended or linked to someone else. A \`state\` of another session is rejected, but still works for that session. The page to return to is fixed.\n\n${OPEN}`,
      'x-access': 'open',
      security: [],
      parameters: [
        query('state', 'The value that was sent to X.'),
        query('code', 'Code from X, which works once and only with its `state`.'),
        query('error', 'Error from X if the user cancelled.'),
      ],
      responses: {
        302: found(
          'Redirects to `/dashboard/profile` with `linked=1`, or with `trouble`, which is one of `denied`, `state`, `expired`, `session`, `taken`, `suspended`.',
        ),
        429: tooMany,
      },
    },
  },
};
