// What the team sees: members, the audit log and visits.

import { ago } from '../data.mjs';
import { contains, ordered, pageOf, passes } from '../lists.mjs';

const day = 24 * 60 * 60 * 1000;

const activity = {
  __proto__: null,
  WEEK: (at) => at > ago(7 * day),
  MONTH: (at) => at > ago(30 * day),
  QUIET: (at) => at !== null && at <= ago(30 * day),
  NEVER: (at) => at === null,
};

export function listMembers({ server, user, query }) {
  const search = (query.search ?? '').trim();
  const discordId = search.match(/^(?:<@!?)?(\d{15,20})>?$/)?.[1];
  const matchesRoles = (member) => {
    if (!query.roles) return true;
    const has = (id) => member.roles.some((role) => role.id === id);
    return query.roleMatch === 'ALL'
      ? query.roles.split(',').every(has)
      : query.roles.split(',').some(has);
  };
  const rows = server.members
    .map((member) =>
      member.id === user.id
        ? { ...member, flags: member.flags.filter((flag) => flag !== 'NOTE') }
        : member,
    )
    .filter(
      ({ name, username, id }) =>
        contains(name, search) || contains(username, search) || id === discordId,
    )
    .filter(matchesRoles)
    .filter(({ isVerified }) =>
      passes(query.verified, (answer) => answer === (isVerified ? 'YES' : 'NO')),
    )
    .filter(({ hasWallet }) =>
      passes(query.wallet, (answer) => answer === (hasWallet ? 'YES' : 'NO')),
    )
    .filter(({ holdings }) =>
      passes(query.holdings, (asset) => holdings.some((holding) => holding.asset === asset)),
    )
    .filter(({ lastActiveAt }) =>
      passes(query.lastActiveAt, (span) => activity[span]?.(lastActiveAt)),
    )
    .filter(({ flags }) => passes(query.flags, (flag) => flags.includes(flag)))
    .filter(({ leftAt }) =>
      passes(query.state ?? 'HERE', (state) => state === (leftAt ? 'LEFT' : 'HERE')),
    )
    .map((member) =>
      Object.assign(structuredClone(member), {
        isMe: member.id === user.id,
        sortedName: member.name.toLowerCase(),
      }),
    );
  const sort = (query.sort ?? 'name').replace('name', 'sortedName');
  const page = pageOf(ordered(rows, sort, 'id'), query);
  return {
    ...page,
    items: page.items.map(({ sortedName: _name, ...member }) => member),
    assets: [],
  };
}

export function listAuditLog({ server, query: { search = '', actor, ...query } }) {
  const actors = new Map(server.auditLog.map((entry) => [entry.actorId, entry.actor]));
  const rows = server.auditLog
    .filter(({ actorId }) => !actor || actorId === actor)
    .filter(
      ({ label, changes }) =>
        contains(label, search) || changes.some(({ field }) => contains(field, search)),
    )
    .toReversed();
  const page = pageOf(rows, query);
  return {
    ...page,
    items: page.items.map(({ actorId: _id, ...entry }) => entry),
    actors: [...actors].map(([id, name]) => ({ id, name })),
  };
}

const isWaiting = {
  payout: (payout) => payout.isWaiting,
  submission: ({ state }) => state === 'IN_REVIEW',
};

/** Payouts and submissions that wait, if the caller's roles let them decide. */
function waitingFor({ server, roles }) {
  const may = (role) => roles.includes(role) || roles.includes('owner');
  return {
    payouts: may('treasurer') ? server.payouts.filter(isWaiting.payout) : [],
    submissions: may('reviewer') ? server.submissions.filter(isWaiting.submission) : [],
  };
}

const halfHour = 30 * 60 * 1000;

/** When the caller's visit before the running one ended. */
function previousVisit({ server, user }) {
  const { last = null, before = null } = server.visits[user.id] ?? {};
  const previous = last && last <= ago(halfHour) ? last : before;
  return previous && (previous > ago(90 * day) ? previous : ago(90 * day));
}

export function recordServerVisit(call) {
  call.server.visits[call.user.id] = { last: ago(0), before: previousVisit(call) };
  return null;
}

export function getVisitSummary(call) {
  const { server, user } = call;
  const since = previousVisit(call);
  const dateOf = (time) =>
    new Date(time).toLocaleDateString('en-CA', { timeZone: server.settings.general.timeZone });
  const { payouts, submissions } = waitingFor(call);
  const joined = server.members.filter(({ joinedAt, leftAt }) => joinedAt > since && !leftAt);
  const changes = server.auditLog.filter(({ at }) => at > since);
  const others = changes.filter(({ actorId }) => actorId !== user.id).map(({ actor }) => actor);

  const fresh = (times) => times.filter((time) => time > since).length;
  const item = (kind, count, more) => ({
    kind,
    count,
    fresh: null,
    by: [],
    isOwn: false,
    name: null,
    at: null,
    ...more,
  });
  const items = [
    item('PAYOUTS_WAITING', payouts.length, { fresh: fresh(payouts.map(({ at }) => at)) }),
    item('SUBMISSIONS_WAITING', submissions.length, {
      fresh: fresh(submissions.map(({ submittedAt }) => submittedAt)),
    }),
    item('JOINED', joined.length),
    item('CHANGES', others.length && changes.length, {
      by: [...new Set(others)],
      isOwn: others.length < changes.length,
    }),
  ];
  const news = since ? items.filter(({ count }) => count) : [];
  return { since, from: since && dateOf(since), to: dateOf(Date.now()), items: news };
}

export function getNextSteps(call) {
  const { payouts, submissions } = waitingFor(call);
  const step = (kind, rows, at) => ({
    kind,
    count: rows.length,
    at,
    name: null,
    why: null,
    days: null,
    module: null,
    times: null,
    trouble: null,
  });
  return {
    steps: [
      step('PAYOUTS', payouts, payouts[0]?.at ?? null),
      step('SUBMISSIONS', submissions, submissions[0]?.submittedAt ?? null),
    ].filter(({ count }) => count),
  };
}
