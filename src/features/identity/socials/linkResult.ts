import type { LinkTrouble } from './linkPath';

/** How the way back from X ended, in words. */
export interface LinkResult {
  tone: 'good' | 'neutral' | 'error';
  text: string;
}

const NOTHING = 'Nothing was linked.';

const words: Readonly<Record<LinkTrouble, LinkResult>> = {
  denied: { tone: 'neutral', text: `You cancelled the sign-in on X. ${NOTHING}` },
  state: {
    tone: 'error',
    text: `This sign-in on X started elsewhere or was already used. ${NOTHING} Start again from this page.`,
  },
  expired: { tone: 'neutral', text: `This took longer than 10 minutes. ${NOTHING} Try again.` },
  session: {
    tone: 'neutral',
    text: `Your session was renewed during sign-in. ${NOTHING} Try again.`,
  },
  taken: {
    tone: 'error',
    text: `This X account is linked to another member. ${NOTHING} Unlink it there first, or choose another account.`,
  },
  suspended: {
    tone: 'error',
    text: `X suspended this account, so quests can’t check it. ${NOTHING}`,
  },
};

const isTrouble = (text: string): text is LinkTrouble => Object.hasOwn(words, text);

/** What the address says of the way back from X; null where it says nothing that we know. */
export function linkResultOf(search: URLSearchParams): LinkResult | null {
  const trouble = search.get('trouble');
  if (trouble !== null) return isTrouble(trouble) ? words[trouble] : null;
  return search.get('linked') === '1'
    ? { tone: 'good', text: 'Your X account is linked. Quests can now check it.' }
    : null;
}

/** Names in the address that say how it ended. */
export const resultNames = ['linked', 'trouble'] as const;
