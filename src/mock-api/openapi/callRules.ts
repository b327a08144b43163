/** What holds for all calls: roles, money, lists, repeats, polling and versions (part of `info.description`). */
export const CALL_RULES = `
## Where to start

- The home pages need \`authenticate\` and \`listPackages\`.
- Each page of the dashboard also needs \`listCurrentNotices\` and \`listNotifications\`. On the community site, it needs
  \`getBotInfo\` and \`getServerDetails\` as well, and most pages \`listServers\`, \`getServerStats\` and \`listModules\`. On
  the user site, it needs \`listClaimableQuests\`.
- A call that a server doesn’t have yet returns 404 \`call-not-found\`. The page shows an error in its place, and the rest
  of the page works.
- Pages of the dashboard are shown once a Solana wallet is connected in the browser. The API doesn’t know of this
  connection, and calls don’t depend on it.

## Roles

Each operation says who may call it under **Access**, and \`x-access\` repeats this for programs.

| \`x-access\` | Who may call |
| --- | --- |
| \`open\` | Anyone, also without a session. |
| \`renewal\` | The holder of a refresh token. |
| \`session\` | Anyone who is signed in. |
| \`staff\` | Castle Bots staff. |
| \`viewer\` | Everyone on the team of the server. |
| \`editor\` | Editors and owners of the server. They change modules and quests. |
| \`reviewer\` | Reviewers and owners of the server. They decide about what members submit. |
| \`treasurer\` | Treasurers and owners of the server. They order, pay and answer for the ledger wallet. |
| \`owner\` | Owners of the server. |

- Every role includes viewing. Only the owner role includes another one, namely all of them.
- A role is given to a person or to a Discord role. Treasurer and owner are given to persons only, because anyone who
  manages roles in Discord could give themselves a role.
- The owner of the Discord server, and everyone who has Manage Server there, is an owner.
- A call is for the server in its path, for the server of the order in its path, or for \`discordServerId\` in its body.
- A server that doesn’t exist, or that the bot isn’t in, returns 404. A role that is missing returns 403 with its code,
  and a caller who isn’t on the team at all gets \`not-on-team\`.
- \`isAdmin\` of the session means a role on any server. It opens the community site and grants nothing else.

## Requests that are refused

If several reasons apply, the first of these decides:

1. A path that can’t be decoded returns 400, a path that the API doesn’t have 404 \`call-not-found\`, and a method that the
   path doesn’t have 405 with \`Allow\`.
2. A write from a page of another origin, and then one with a missing or wrong XSRF token, returns 403.
3. During maintenance, everyone but staff gets 503, except when renewing or logging out.
4. 401 without a session, then 403 \`staff-only\`.
5. 404 for an ID in the path that nothing can have, then 404 for the server and 403 for a role that is missing.
6. 400 for the query, 415 for the type of the body, 400 for the body. If the body says which server the call is for, 404
   and 403 come after that.
7. Everything else that the operation declares.

- 413 comes as soon as the size is known. JSON bodies have at most 1 MB, files what their operation says.
- Query parameters and body fields that an operation doesn’t have are ignored. Of a query parameter that is sent twice,
  the first counts.
- What the \`values\` of a module may hold depends on the server, so 400 for them comes after 402 and 404.
- A refused call changes nothing.

## Money

- SOL and tokens are decimal strings of base units, such as lamports (1 SOL is 1,000,000,000 lamports). A field whose
  name or description says SOL holds a decimal number as a string instead, such as \`"0.5"\`.
- Never a JSON number: its precision ends at 9,007,199,254,740,991.
- An amount that isn’t exact, such as one with spaces, signs or exponents, is refused with 400.
- Each transaction pays for one order. A payment is registered once its transaction is on Solana, and the order is
  \`VERIFYING\` until the server has verified it. It should enable the order only after the transaction is finalized,
  because one that is only confirmed can still be dropped.
- A call that moves money takes effect once. See Repeated calls.

## Statuses

Payments, payouts, rewards and claims have the same statuses.

| Status | Meaning |
| --- | --- |
| \`PENDING\` | Nothing is on Solana yet. It waits for a signature, an approval or its turn. |
| \`PROCESSED\` | Sent or seen on Solana, but not final. |
| \`SUCCESS\` | Final on Solana, and completed. |
| \`FAILED\` | It didn’t reach Solana in time, or was rejected there. Nothing was paid. Only a failed transfer may be sent again. |
| \`CANCELLED\` | Cancelled before anything was paid. |
| \`MISMATCH\` | It arrived with a wrong amount, sender or time. Staff decide, or it is returned. |
| \`RECLAIMED_AFTER_FAILURE\` | It failed or didn’t match, and points, SOL or commission were returned. |

The last four and \`SUCCESS\` are final, except that \`FAILED\` becomes \`PENDING\` when it is sent again, and
\`MISMATCH\` becomes \`SUCCESS\` or \`RECLAIMED_AFTER_FAILURE\`.

## Modules and quests that are on

- \`enabled\` of a module is its switch: while it is off, none of its rules work, and quests aren’t on the board.
- \`enabled\` of a rule or quest is the switch of this one. A new one is on.
- \`publish\` among the \`values\` of a quest is where it is in its life: \`DRAFT\`, \`SCHEDULED\`, \`LIVE\`, \`PAUSED\`,
  \`ENDED\` or \`ARCHIVED\`. A quest can be done if the module and the quest are enabled and \`publish\` is \`LIVE\`, or
  \`SCHEDULED\` and its start has passed, until its end.

## Audit log

Operations with **Audit log** (\`x-audited\`) add an entry to \`listAuditLog\` of the server. An entry has who, when, what,
and the fields that changed, without secrets. Changes by staff are in \`listStaffAuditLog\` as well, with those that
concern no server. What members do adds no entry.

## Lists

- A list with \`page\` and \`pageSize\` returns \`items\`, \`total\`, \`page\` and \`pageSize\`. Pages start at 1, and \`pageSize\`
  is 25 if it’s left out. A page after the last one has no items. \`total\` counts the rows of all pages.
- A list that also takes \`after\` can be read whole, in parts. \`next\` is the \`after\` of the next part, and null in the
  last one. A cursor names a row, so rows that come or go don’t shift the rest.
- Each list says its default order under **Order**, to the last tie, so that pages don’t overlap.
  \`x-ordered-by\` repeats it for programs where fields of an item decide it: \`-at\` is descending by \`at\`. Times, numbers
  and amounts are compared by value, and texts by the Unicode Collation Algorithm, as \`localeCompare\` does.
- \`sort\` changes the order to the field it names, or with \`-\` before it to the reverse. Each list names its fields.

## Repeated calls

- A call with \`Idempotency-Key\` takes effect once for each key and account. For 24 hours, the same call with the same key
  returns the first response. Another path or body with that key returns 422. A refused call may be repeated with its key.
- A call whose body has \`version\` returns 409 if someone saved since that version was read. Nothing is saved then.
- Other writes are safe to repeat, unless their description says otherwise: they set a state, and setting it twice is the
  same.

## Polling

The dashboard repeats some reads while it waits for news. **Polling** says how often, and \`x-polled-every\` repeats the
seconds for programs. It doesn’t poll in hidden tabs or while the browser is offline.

## Limits

A caller that exceeds a limit gets 429 with \`Retry-After\`. Operations state their own limits under **Limit**. A server may
limit all calls in addition.

## Versions

\`info.version\` follows semantic versioning. Additions, such as an operation, an optional parameter, a field of a response,
a choice of an enum or an error code, raise the minor version, and clients ignore what they don’t know. Everything else,
such as a new required field of a request or a removed field of a response, raises the major version. It is announced in
\`description\` and marked \`deprecated\` at least 90 days before it takes effect.
`.trim();
