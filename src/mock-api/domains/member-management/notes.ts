import { mayDo } from '@/shared/api/serverRole';
import { rolesOf } from '../access/access';
import { iso, isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { authorOf } from '../accounts/authorOf';
import { byFields } from '../../http/paging';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import type { MemberNoteRow } from '../members/rows';

/** A user on a server's team. */
export interface Writer {
  world: World;
  user: UserRow;
  guild: GuildRow;
}

/** Whether a user on the team may write notes; viewers may not change anything (docs/product/servers.md). */
export function mayWrite({ world, user, guild }: Writer): boolean {
  const held = rolesOf(world, user, guild);
  return held.some((role) => role !== 'viewer');
}

/** The author and owners of the server may change a note. */
export const mayChange = (writer: Writer, { by }: MemberNoteRow): boolean =>
  mayDo(rolesOf(writer.world, writer.user, writer.guild), 'owner') ||
  (by === writer.user.id && mayWrite(writer));

/** Notes on a member, newest first. */
export const notesOn = ({ db }: World, serverId: string, userId: string): MemberNoteRow[] =>
  db.memberNotes
    .filter((row) => row.serverId === serverId && row.userId === userId)
    .toSorted(byFields('-at', 'id'));

export const noteView = (writer: Writer, row: MemberNoteRow) => ({
  id: row.id,
  text: row.text,
  by: authorOf(writer.world, row.by).name,
  at: iso(row.at),
  editedAt: isoOrNull(row.editedAt),
  version: row.version,
  mayChange: mayChange(writer, row),
});
