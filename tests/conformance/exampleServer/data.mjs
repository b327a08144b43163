// The data, in memory. `resetData` restores what a test begins with.

const minute = 60_000;
const day = 24 * 60 * minute;

/** The time some milliseconds ago. */
export const ago = (milliseconds) => new Date(Date.now() - milliseconds).toISOString();

export const data = {};

const person = (id, name, more) => ({ id, name, username: id, picture: null, ...more });

const people = [
  person('vera', 'Vera'),
  person('edda', 'Edda'),
  person('rita', 'Rita'),
  person('tom', 'Tom'),
  person('olivia', 'Olivia'),
  person('nils', 'Nils'),
  person('bo', 'Bo', { ban: { reason: 'Sent spam.' } }),
];

const message = (content) => ({ content, embeds: [], buttons: [] });

export const sol = { mint: null, symbol: 'SOL', image: null, decimals: 9 };

const makeMember = (index, { id, name, username } = {}) => ({
  id: id ?? `member-${index}`,
  name: name ?? `Knight ${index}`,
  username: username ?? `knight${index}`,
  picture: null,
  isHidden: index % 11 === 10,
  roles: index % 3 ? [] : [{ id: '900000000000000201', name: 'Guard', color: 0x3b82f6 }],
  isVerified: index % 2 === 0,
  hasWallet: index % 4 === 0,
  holdings: [],
  joinedAt: ago((index + 1) * day),
  leftAt: index % 13 === 12 ? ago(minute) : null,
  lastActiveAt: index % 5 ? ago(index * day) : null,
  messages: (index * 37) % 200,
  points: (index * 53) % 1000,
  level: index % 9,
  quests: index % 6,
  flags: index % 7 === 6 ? ['NOTE'] : [],
});

const makePayout = (index) => ({
  id: `payout-${index}`,
  kind: 'CLAIM',
  at: ago((20 - index) * 60 * minute),
  label: 'Weekly quest',
  member: { name: `Knight ${index}`, username: `knight${index}`, picture: null },
  token: sol,
  amount: String(index * 250_000_000),
  piece: null,
  address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
  status: 'PENDING',
  isWaiting: true,
  reason: null,
  decidedBy: null,
  signature: null,
  version: 1,
  whyNot: null,
  canRetry: false,
  appeal: null,
  lines: [{ what: 'AMOUNT', token: sol, amount: String(index * 250_000_000), isEstimate: false }],
  points: [],
  steps: [{ step: 'WAITING', at: ago((20 - index) * 60 * minute) }],
});

const makeSubmission = (index, member) => ({
  id: `submission-${index}`,
  version: 1,
  questId: 'quest-1',
  questTitle: 'Draw the keep',
  questNote: null,
  recurrence: 'ONCE',
  member: { id: member.id, name: member.name, username: member.username, picture: null },
  state: 'IN_REVIEW',
  attempt: 1,
  submittedAt: ago((40 - index) * 60 * minute),
  decidedAt: null,
  decidedBy: null,
  effectiveAt: null,
  note: null,
  flags: [],
  tasks: [
    {
      id: `task-${index}`,
      kind: 'TEXT',
      prompt: 'Describe your drawing.',
      state: 'IN_REVIEW',
      answer: `A keep with ${index} towers.`,
      files: [],
      message: null,
    },
  ],
});

export const quest = {
  id: 'quest-1',
  enabled: true,
  version: 1,
  values: {
    name: 'Draw the keep',
    description: 'Draw it and describe it.',
    image: '',
    categoryId: 'category-1',
    tasks: [{ kind: 'TEXT', prompt: 'Describe your drawing.', minChars: 0 }],
    validation: 'MANUAL',
    match: 0,
    conditions: [],
    recurrence: 'ONCE',
    retryAfterFail: '1H',
    claimLimit: 0,
    isOncePerIp: false,
    isOncePerWallet: true,
    needsCaptcha: false,
    rewards: [{ kind: 'POINTS', points: 50 }],
    method: 'ALL',
    publish: 'LIVE',
    hasEnd: false,
    isAnnounced: false,
  },
  updatedAt: ago(day),
  updatedBy: 'Edda',
  updatedByPicture: null,
  problems: [],
  troubles: [],
};

const makeEntry = (index) => ({
  id: `entry-${index}`,
  at: ago((31 - index) * 60 * minute),
  actorId: 'olivia',
  actor: 'Olivia',
  actorPicture: null,
  action: 'server.settings',
  label: 'Changed the settings of the server',
  subject: null,
  changes: [
    { field: 'Time zone', before: 'UTC', after: 'Europe/Berlin', kind: 'TEXT', messages: null },
  ],
  canUndo: false,
  undoneAt: null,
});

function makeServer(number, id, guildName, team) {
  const members = [...Array(48).keys()].map((index) => makeMember(index, people[index + 1]));
  return {
    id,
    guildId: `90000000000000000${number}`,
    guildName,
    guildIcon: null,
    botPresent: true,
    planExpiresAt: ago(-30 * day),
    inviteUrl: null,
    guildOwner: 'olivia',
    team,
    settings: {
      general: {
        language: 'en',
        timeZone: 'Europe/Berlin',
        logChannelId: '',
        isListed: false,
        inviteUrl: '',
      },
      version: 0,
    },
    channels: [
      {
        id: '900000000000000101',
        name: 'welcome',
        type: 0,
        parentId: null,
        botCanPost: true,
        isHidden: false,
        isSystem: true,
      },
      {
        id: '900000000000000102',
        name: 'team-log',
        type: 0,
        parentId: null,
        botCanPost: true,
        isHidden: true,
        isSystem: false,
      },
      {
        id: '900000000000000103',
        name: 'rules',
        type: 0,
        parentId: null,
        botCanPost: false,
        isHidden: false,
        isSystem: false,
      },
    ],
    guildRoles: [
      {
        id: '900000000000000200',
        name: 'Castle Bots',
        color: 0,
        position: 9,
        managed: true,
        isBot: true,
      },
      {
        id: '900000000000000201',
        name: 'Guard',
        color: 0x3b82f6,
        position: 3,
        managed: false,
        isBot: false,
      },
      {
        id: '900000000000000202',
        name: 'Admins',
        color: 0,
        position: 10,
        managed: false,
        isBot: false,
      },
    ],
    welcome: { enabled: false, version: 0, values: null, updatedAt: null, updatedBy: null },
    quest: { enabled: true, version: 0, values: null, updatedAt: null, updatedBy: null },
    templates: [
      {
        id: 'template-1',
        name: 'Greeting',
        message: message('Welcome to the keep!'),
        savedAt: ago(day),
        savedBy: 'Edda',
      },
    ],
    members,
    payouts: [...Array(9).keys()].map((index) => makePayout(index + 1)),
    submissions: [...Array(30).keys()].map((index) => makeSubmission(index + 1, members[index])),
    auditLog: [...Array(30).keys()].map((index) => makeEntry(index + 1)),
    visits: {},
  };
}

const makeNotification = (index, user) => ({
  id: `notification-${user}-${index}`,
  user,
  site: index % 4 ? 'community' : 'user',
  title: 'A payout is waiting',
  text: `Knight ${index} asked for a payout.`,
  path: '/dashboard',
  at: ago(index * 60 * minute),
  isRead: index > 3,
  event: null,
});

export function resetData() {
  data.users = { __proto__: null, ...Object.fromEntries(people.map((user) => [user.id, user])) };
  data.servers = [
    makeServer(1, 'srv-keep', 'Solana Keep', {
      vera: ['viewer'],
      edda: ['editor'],
      rita: ['reviewer'],
      tom: ['treasurer'],
      olivia: ['owner'],
    }),
    makeServer(2, 'srv-mill', 'Mill Town', { olivia: ['owner'] }),
    { ...makeServer(3, 'srv-gone', 'Old Ruins', { olivia: ['owner'] }), botPresent: false },
  ];
  data.notices = [
    { id: 'notice-1', site: 'community', text: 'New quests are here.', until: ago(-7 * day) },
  ];
  data.notifications = people.flatMap(({ id }) =>
    [...Array(30).keys()].map((index) => makeNotification(index + 1, id)),
  );
}

/** Writes a change to the server's audit log. */
export function record(server, user, action, label, changes = [], subject = null) {
  const { id, name } = user;
  const at = ago(0);
  server.auditLog.push({
    id: `entry-${server.auditLog.length + 1}`,
    at,
    actorId: id,
    actor: name,
    actorPicture: null,
    action,
    label,
    subject,
    changes,
    canUndo: false,
    undoneAt: null,
  });
}

/** A changed field of an entry in the audit log, as text. */
export const changedText = (field, before, after) => ({
  field,
  before,
  after,
  kind: 'TEXT',
  messages: null,
});

resetData();
