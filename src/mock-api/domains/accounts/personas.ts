/** The people one can sign in as in the embedded modes. */
export const personas = [
  { key: 'owner', label: 'Server owner', note: 'Owns servers with and without the bot.' },
  {
    key: 'owner-no-bot',
    label: 'Owner without the bot',
    note: 'Owns one server that doesn’t have the bot yet.',
  },
  { key: 'staff', label: 'Platform staff', note: 'Manages packages and sees the whole platform.' },
  {
    key: 'reviewer',
    label: 'Reviewer',
    note: 'Reviews submissions on one server and owns another.',
  },
  { key: 'moderator', label: 'Moderator', note: 'Moderates one server but isn’t an admin.' },
  { key: 'member', label: 'Member', note: 'Is a member of several servers.' },
  {
    key: 'regular',
    label: 'Regular',
    note: 'Has completed quests, held NFTs and claimed rewards for months.',
  },
  { key: 'ambassador', label: 'Ambassador', note: 'Refers others with a referral code.' },
  { key: 'newcomer', label: 'Newcomer', note: 'Signs in for the first time.' },
  { key: 'banned', label: 'Banned', note: 'Is banned, so signing in fails.' },
] as const;

export type PersonaKey = (typeof personas)[number]['key'];

export const isPersona = (key: unknown): key is PersonaKey =>
  personas.some((persona) => persona.key === key);

/** One of the crowd, who has been at it for months. */
const REGULAR = 'usr-190';

/** Id of the user row behind a persona. */
export const personaUserId = (key: PersonaKey) => (key === 'regular' ? REGULAR : `usr-${key}`);
