import type { CaseKind } from '@/features/cases/case';
import type { Random } from '../db/random';
import type { CaseEntry, CaseRow } from './rows';

const MINUTE = 60_000;

interface Wanted {
  id: string;
  serverId: string;
  userId: string;
  at: number;
  /** Those of the team who answer. */
  team: readonly string[];
  /** Nothing of it has happened after this moment. */
  now: number;
}

const problems: [subject: string, ask: string, answer: string][] = [
  [
    'Roles',
    'I hold a Keeper, and the role does not come.',
    'Your wallet was linked an hour ago. The next check gives it.',
  ],
  [
    'Rewards',
    'My claim is pending since yesterday.',
    'It waited for a treasurer. It is on its way now.',
  ],
  [
    'Report somebody',
    'Somebody wrote me and asked for my seed phrase.',
    'Thank you. They are banned. Never tell it to anybody.',
  ],
  [
    'Something else',
    'Can I change the name you show for me?',
    'Yes, in your profile on the dashboard.',
  ],
];

const broken: [subject: string, text: string, state: CaseRow['state'], done: string][] = [
  [
    'Links to known wallet drainers',
    'free mint, 20 minutes left: keepers-claim.example',
    'BANNED',
    'Deleted the message and banned the member.',
  ],
  [
    'The same text again and again',
    'gm gm gm gm gm',
    'WARNED',
    'Deleted four messages and warned the member.',
  ],
  [
    'Invites to other servers',
    'join us there: discord.gg/elsewhere',
    'DELETED',
    'Deleted the message.',
  ],
  [
    'Many messages in a short time',
    'wen wen wen',
    'TIMED_OUT',
    'Timed the member out for an hour.',
  ],
  ['Capitals', 'THIS IS THE BEST SERVER OF ALL', 'WATCHED', 'Only watched: nothing was done.'],
];

/** Makes a case of a kind, as far as it has come by now. */
export function makeCase(kind: CaseKind, random: Random, wanted: Wanted): CaseRow {
  const made = makers[kind](random, wanted);
  return { ...made, entries: made.entries.filter(({ at }) => at <= wanted.now) };
}

const base = ({ id, serverId, userId, at }: Wanted) => ({ id, serverId, userId, at });

const makers: Readonly<Record<CaseKind, (random: Random, wanted: Wanted) => CaseRow>> = {
  TICKET: (random, wanted) => {
    const { at, now, userId, team } = wanted;
    const [subject, ask, answer] = random.pick(problems);
    const staff = random.pick(team);
    const answeredAt = at + random.int(4, 240) * MINUTE;
    const closedAt = answeredAt + random.int(5, 300) * MINUTE;
    const isClosed = closedAt <= now && random.next() < 0.85;
    const rating = random.next() < 0.6 ? random.int(3, 5) : null;
    const entries: CaseEntry[] = [
      { at, by: userId, text: ask },
      { at: at + MINUTE, by: null, text: 'Thank you. The team will be with you.' },
      { at: answeredAt, by: staff, text: answer },
      { at: answeredAt + 3 * MINUTE, by: userId, text: 'Thank you, that helps.' },
      ...(isClosed ? [{ at: closedAt, by: staff, text: 'Closed the ticket.' }] : []),
    ];
    return {
      ...base(wanted),
      kind: 'TICKET',
      subject,
      state: isClosed ? 'CLOSED' : answeredAt <= now ? 'CLAIMED' : 'OPEN',
      by: answeredAt <= now ? staff : null,
      rating: isClosed ? rating : null,
      entries,
    };
  },

  CAPTCHA: (random, wanted) => {
    const { at } = wanted;
    const luck = random.next();
    const tries = random.int(1, 3);
    const state = luck < 0.72 ? 'PASSED' : luck < 0.9 ? 'FAILED' : 'WAITING';
    const wrong = Array.from(
      { length: state === 'FAILED' ? 3 : tries - 1 },
      (_, index): CaseEntry => ({
        at: at + index * MINUTE,
        by: null,
        text: `Attempt ${String(index + 1)}: a wrong answer.`,
      }),
    );
    const last = at + wrong.length * MINUTE;
    const said: Record<typeof state, string> = {
      PASSED: `Attempt ${String(wrong.length + 1)}: the right answer.`,
      FAILED: 'No attempt is left. They may try again after an hour.',
      WAITING: 'The answer came late: a moderator decides.',
    };
    return {
      ...base(wanted),
      kind: 'CAPTCHA',
      subject: 'A page on the web',
      state,
      by: null,
      rating: null,
      entries: [...wrong, { at: last, by: null, text: said[state] }],
    };
  },

  ACTION: (random, wanted) => {
    const { at, userId, team } = wanted;
    const [subject, text, state, done] = random.pick(broken);
    const by = random.next() < 0.25 ? random.pick(team) : null;
    return {
      ...base(wanted),
      kind: 'ACTION',
      subject,
      state,
      by,
      rating: null,
      entries: [
        { at, by: userId, text },
        { at: at + 1000, by, text: done },
      ],
    };
  },
};
