import { MINUTE } from '@/shared/time/durations';
import { randomOf } from '../../../store/hashed';

/** Something that will be written or done in a ticket of the embedded world. */
interface Step {
  at: number;
  kind: 'ANSWER' | 'REPLY' | 'CLOSE';
  by: string;
  text: string;
}

/** How a ticket would go on if its type let it. */
export interface Script {
  steps: readonly Step[];
  /** Whether staff take it over where they may choose. */
  takesOver: boolean;
  /** Stars the member gives if they are asked; null where they give none. */
  rating: number | null;
}

/** What members ask and are answered, by the name of a ticket type. */
const talks: Readonly<Record<string, readonly [ask: string, answer: string]>> = {
  Roles: [
    'I hold a Keeper and didn’t get the role.',
    'Your wallet was linked an hour ago. The next check gives you the role.',
  ],
  Rewards: [
    'My claim has been pending since yesterday.',
    'It was waiting for a treasurer. It’s on its way now.',
  ],
  'Report a scam': [
    'Someone sent me a DM and asked for my seed phrase.',
    'Thank you. We’ve banned them. Never share your seed phrase.',
  ],
};
const otherTalk = [
  'Can I change the name you show for me?',
  'Yes, in your profile on the dashboard.',
] as const;

const talkOf = (type: string) => talks[type] ?? otherTalk;

/** What a member writes when they open a ticket of this type. */
export const openingOf = (type: string): string => talkOf(type)[0];

/** @param staff ids of those who answer; without any, no one does */
export function scriptOf(
  { id, at, userId, subject }: { id: string; at: number; userId: string; subject: string },
  staff: readonly string[],
): Script {
  const random = randomOf('ticket', id);
  const answeredAt = at + random.int(4, 240) * MINUTE;
  const repliedAt = answeredAt + 3 * MINUTE;
  const closedAt = repliedAt + random.int(5, 300) * MINUTE;
  const isClosedByHand = random.next() < 0.7;
  const rating = random.next() < 0.6 ? random.int(3, 5) : null;
  const takesOver = random.next() < 0.6;
  if (staff.length === 0) return { steps: [], takesOver, rating };
  const by = random.pick(staff);
  const [, answer] = talkOf(subject);
  return {
    steps: [
      { at: answeredAt, kind: 'ANSWER', by, text: answer },
      { at: repliedAt, kind: 'REPLY', by: userId, text: 'Thank you, that helps.' },
      ...(isClosedByHand
        ? [{ at: closedAt, kind: 'CLOSE' as const, by, text: 'Closed the ticket.' }]
        : []),
    ],
    takesOver,
    rating,
  };
}
