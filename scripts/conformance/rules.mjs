/**
 * The checks, in the order of the report, with the rule of the document that each one holds the server to. A heading
 * in front names the section of `info.description`.
 */
export const rules = {
  'declared-status': 'responses: an operation returns only the statuses it declares, and 429.',
  'no-server-error':
    'responses: 5XX says that the server can’t respond. A request of the kit is no reason.',
  'no-html': 'responses: a status with a JSON body is never answered with a page.',
  'content-type': 'responses: the Content-Type is one that the response of the status declares.',
  envelope: 'Every response is {success, message, data}, and errors use the same envelope.',
  schema: 'responses: the body is valid against the schema of its status.',
  secrets: 'A field that is writeOnly is in no response.',
  'date-header': 'The Date header of every response is the time of the server.',
  'retry-after': 'Limits: 429 comes with Retry-After, a number of seconds.',
  'read-without-session': 'Roles: without a session, an operation that isn’t open returns 401.',
  'read-roles':
    'Roles: an operation is for the role in x-access. A role that is missing returns 403, never 404 or 200.',
  'read-answer': 'Roles: someone who may call an operation, for something that exists, gets 200.',
  'refusal-code':
    'Roles: a role that is missing returns 403 with its code, and someone who isn’t on the team gets `not-on-team`.',
  'unknown-server': 'Roles: a server that doesn’t exist, or that the bot isn’t in, returns 404.',
  'invalid-query': 'parameters: a query that isn’t valid returns 400 with data.errors.',
  'page-size':
    'Lists: pages start at 1, pageSize is 25 if it’s left out, and no page has more rows.',
  'page-totals': 'Lists: total counts the rows of all pages.',
  'page-overlap': 'Lists: pages don’t overlap. No row is in two of them.',
  'page-after-last': 'Lists: a page after the last one has no items.',
  order: 'Lists: rows are in the order of x-ordered-by.',
  parts:
    'Lists: a list that takes `after` can be read whole in parts, with the same rows as its pages.',
  'write-without-session': 'Roles: without a session, an operation that isn’t open returns 401.',
  xsrf: 'Cookies: a write whose X-XSRF-TOKEN isn’t the cookie of this session returns 403 `xsrf-token-mismatch`.',
  'write-roles':
    'Roles: an operation is for the role in x-access. A role that is missing returns 403, never 404 or 200.',
  'invalid-body':
    'Requests that are refused: a body that isn’t valid returns 400 with data.errors, before anything about what is there.',
  'wrong-content-type': 'requestBody: another Content-Type than the declared one returns 415.',
  'missing-key': 'Repeated calls: a call that takes an Idempotency-Key returns 400 without one.',
  'cookie-attributes': 'Cookies: each cookie has the name, attributes and lifetime of the table.',
  'token-strength': 'Cookies: tokens have at least 128 bits from a random source.',
  'xsrf-cookie':
    'Cookies: the response to a request without XSRF-TOKEN sets it, also for visitors.',
  renewal: 'Renewal: each renewal exchanges the refresh token for a new one, and sets new cookies.',
  'renewal-ends':
    'Renewal: the cookies of a renewal are a session. A 401 after it would have the page renew forever.',
  'renewal-repeated':
    'Renewal: for 30 seconds the exchanged refresh token returns the same new tokens.',
  'renewal-reused': 'Renewal: an exchanged token that is used later revokes the session.',
  'renewal-refused': 'Renewal: without a good refresh token, renewing returns 401.',
  'previous-xsrf': 'Cookies: the XSRF token from before the last renewal is accepted as well.',
  'log-out': 'Session: logging out ends the session and deletes its cookies.',
  ban: 'A banned account gets 403 with data.ban from authenticate. Other calls treat it as signed out.',
  'repeated-call':
    'Repeated calls: the same call with the same key takes effect once and returns the first response.',
  'reused-key': 'Repeated calls: another body with a key that was used returns 422.',
  'stale-version':
    'Repeated calls: a `version` that someone saved since returns 409. Nothing is saved.',
  once: 'Money: a call that moves money takes effect once.',
  limit: 'Limits: a caller that exceeds a limit gets 429 with Retry-After.',
};
