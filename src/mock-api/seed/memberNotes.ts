import { DAY } from '@/shared/time/durations';
import { personaUserId } from '../domains/accounts/personas';
import type { MemberNoteRow, RenameRow } from '../domains/members/rows';

/** Names some had before they changed them. */
export const seedRenames = (now: number): RenameRow[] => [
  { userId: personaUserId('regular'), from: 'otter.of.amber', at: now - 20 * DAY },
  { userId: personaUserId('member'), from: 'mira.m', at: now - 60 * DAY },
];

/** What the team of the largest server has noted. */
export const seedMemberNotes = (now: number): MemberNoteRow[] => [
  {
    id: 'note-1',
    serverId: 'srv-keep',
    userId: personaUserId('regular'),
    text: 'Offered to write the guide for newcomers. Ask again after the season.',
    by: personaUserId('owner'),
    at: now - 12 * DAY,
    editedAt: null,
    version: 1,
  },
  {
    id: 'note-2',
    serverId: 'srv-keep',
    userId: personaUserId('member'),
    text: 'Helps others in #general, a candidate for Moderator.',
    by: personaUserId('reviewer'),
    at: now - 5 * DAY,
    editedAt: null,
    version: 1,
  },
];
