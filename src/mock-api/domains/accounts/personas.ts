/** The people one can sign in as in the embedded modes. */
export const personas = [
  { key: 'owner', label: 'Server owner', note: 'Owns servers with and without the bot.' },
  { key: 'owner-no-bot', label: 'Owner without the bot', note: 'Owns one server; no bot yet.' },
  { key: 'staff', label: 'Platform staff', note: 'Edits packages and sees the platform.' },
  { key: 'reviewer', label: 'Reviewer', note: 'Reviews on one server, owns another.' },
  { key: 'moderator', label: 'Moderator', note: 'Moderates a server; no admin.' },
  { key: 'member', label: 'Member', note: 'Takes part in several servers.' },
  { key: 'regular', label: 'Regular', note: 'Has done quests, held and claimed for months.' },
  { key: 'ambassador', label: 'Ambassador', note: 'Brings others with a referral code.' },
  { key: 'newcomer', label: 'Newcomer', note: 'Signs in for the first time.' },
  { key: 'banned', label: 'Banned', note: 'Is refused after consent.' },
] as const;

export type PersonaKey = (typeof personas)[number]['key'];

export const isPersona = (key: unknown): key is PersonaKey =>
  personas.some((persona) => persona.key === key);

/** One of the crowd, who has been at it for months. */
const REGULAR = 'usr-190';

/** Id of the user row behind a persona. */
export const personaUserId = (key: PersonaKey) => (key === 'regular' ? REGULAR : `usr-${key}`);
