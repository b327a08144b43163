import * as endpoints from '@/features/server/members/endpoints';
import * as memberEndpoints from '@/features/server/members/memberEndpoints';
import { EXPORTED_AT_ONCE } from '@/features/server/members/exportedMember';
import * as exportEndpoints from '@/features/server/members/exportEndpoints';
import { audit } from '../audit/audit';
import { iso } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { entitlementsNow } from '../holder-checks/entitlements';
import { rulesFor } from '../holder-checks/check';
import { holderRules } from '../holder-checks/holderRules';
import { pageOf } from '../../http/paging';
import { done, refuse, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { settleOrders } from '../orders/lifecycle';
import { nextId, type World } from '../../store/world';
import { indexMembers } from './memberIndex';
import { detailOf, memberCalled } from './detail';
import { narrowed, sorted } from './filter';
import { mayChange, mayWrite, notesOn, noteView, type Writer } from './notes';
import { heldViews, missingViews } from './roleReasons';
import type { MemberNoteRow, MemberRow } from '../members/rows';
import { timelineOf } from './timeline';
import { exportedView, memberView } from './view';

const NOBODY = 'Member not found.';
const NO_NOTE = 'Note not found.';
const MAY_NOT = 'Only the note’s author or an owner of the server can change it.';

/** A present or former member of the server. */
function memberAt(
  { db }: World,
  { id }: GuildRow,
  userId: string,
): MemberRow | Refusal<'member-not-found'> {
  const found = db.members.find((row) => row.serverId === id && row.userId === userId);
  return found ?? refuse('member-not-found', NOBODY);
}

/** The member that notes are about; refuses notes about the signed-in user. */
function notedAt(
  { world, user, guild }: Writer,
  memberId: string,
): MemberRow | Refusal<'member-not-found' | 'own-case'> {
  if (memberId === user.id) return refuse('own-case', 'Members can’t read notes about themselves.');
  return memberAt(world, guild, memberId);
}

function noteAt(
  writer: Writer,
  { memberId, noteId }: { memberId: string; noteId: string },
): MemberNoteRow | Refusal<'member-not-found' | 'note-not-found' | 'own-case'> {
  const member = notedAt(writer, memberId);
  if (member instanceof Refusal) return member;
  const { db } = writer.world;
  const serverId = writer.guild.id;
  const found = db.memberNotes.find(
    (row) => row.serverId === serverId && row.userId === memberId && row.id === noteId,
  );
  return found ?? refuse('note-not-found', NO_NOTE);
}

const listRoutes = serve(endpoints, {
  listMembers: ({ world, user, guild, query }) => {
    const index = indexMembers(world, guild, user.id);
    const found = sorted(narrowed(index.entries, query, world.clock.now()), query.sort);
    const { items, ...page } = pageOf(found, query);
    return done({
      ...page,
      items: items.map((entry) => memberView(world, guild, entry, user.id)),
      assets: index.assets.map(({ asset, name }) => ({ value: asset, label: name })),
    });
  },
});

const exportRoutes = serve(exportEndpoints, {
  exportMembers: ({ world, user, guild, body }) => {
    const { entries } = indexMembers(world, guild, user.id);
    // By id, so that no member is skipped or repeated when others join or leave between pages.
    const found = narrowed(entries, body.filters, world.clock.now()).toSorted((one, other) =>
      one.row.userId < other.row.userId ? -1 : 1,
    );
    const { after } = body;
    const rest =
      after === undefined ? found : found.filter(({ row: { userId } }) => userId > after);
    const part = rest.slice(0, EXPORTED_AT_ONCE);
    if (after === undefined) {
      audit(world, user.id, 'members.exported', guild.id);
      world.changed();
    }
    return done({
      items: part.map((entry) => exportedView(world, guild, entry, user.id)),
      total: found.length,
      next: rest.length > part.length ? (part.at(-1)?.row.userId ?? null) : null,
    });
  },
});

const oneRoutes = serve(memberEndpoints, {
  getMember: ({ world, user, guild, params }) => {
    const called = memberCalled(world, guild, params.username);
    return called
      ? done(detailOf(world, guild, user, called))
      : refuse('member-not-found', 'Member not found.');
  },

  getMemberRoles: async ({ world, guild, params }) => {
    const member = memberAt(world, guild, params.memberId);
    if (member instanceof Refusal) return member;
    await settleOrders(world, guild.id);
    const entitlements = await entitlementsNow(
      { world, guild, userId: member.userId },
      holderRules(world, guild),
    );
    const looked = { world, guild, entitlements, member };
    return done({
      held: heldViews(looked),
      missing: missingViews(looked),
      rules: rulesFor(world, guild, entitlements, member),
    });
  },

  listMemberEvents: ({ world, guild, params, query }) => {
    const member = memberAt(world, guild, params.memberId);
    if (member instanceof Refusal) return member;
    const events = timelineOf(world, member).filter(
      ({ kind }) => query.kind === undefined || kind === query.kind,
    );
    const { items, ...page } = pageOf(events, query);
    return done({
      ...page,
      items: items.map(({ at, ...event }) => Object.assign(event, { at: iso(at) })),
    });
  },

  listMemberNotes: ({ world, user, guild, params }) => {
    const writer = { world, user, guild };
    const member = notedAt(writer, params.memberId);
    if (member instanceof Refusal) return member;
    return done({
      notes: notesOn(world, guild.id, member.userId).map((row) => noteView(writer, row)),
    });
  },

  createMemberNote: ({ world, user, guild, params, body }) => {
    const writer = { world, user, guild };
    const member = notedAt(writer, params.memberId);
    if (member instanceof Refusal) return member;
    if (!mayWrite(writer))
      return refuse('editor-needed', 'View only. Ask an editor of this server to make changes.');
    const row: MemberNoteRow = {
      id: nextId(world, 'note'),
      serverId: guild.id,
      userId: member.userId,
      text: body.text,
      by: user.id,
      at: world.clock.now(),
      editedAt: null,
      version: 1,
    };
    world.db.memberNotes.push(row);
    audit(world, user.id, 'member.note-added', guild.id, { memberId: member.userId });
    world.changed();
    return done({ note: noteView(writer, row) }, 'Note added.');
  },

  updateMemberNote: ({ world, user, guild, params, body }) => {
    const writer = { world, user, guild };
    const row = noteAt(writer, params);
    if (row instanceof Refusal) return row;
    if (!mayChange(writer, row)) return refuse('not-the-author', MAY_NOT);
    if (row.version !== body.version)
      return refuse('stale-version', 'Someone else changed this note. Refresh to see it.');
    Object.assign(row, {
      text: body.text,
      editedAt: world.clock.now(),
      version: row.version + 1,
    });
    audit(world, user.id, 'member.note-changed', guild.id, { memberId: row.userId });
    world.changed();
    return done({ note: noteView(writer, row) }, 'Note saved.');
  },

  deleteMemberNote: ({ world, user, guild, params }) => {
    const writer = { world, user, guild };
    const row = noteAt(writer, params);
    if (row instanceof Refusal) return row;
    if (!mayChange(writer, row)) return refuse('not-the-author', MAY_NOT);
    world.db.memberNotes = world.db.memberNotes.filter(({ id }) => id !== row.id);
    audit(world, user.id, 'member.note-deleted', guild.id, { memberId: row.userId });
    world.changed();
    return done(null, 'Note deleted.');
  },
});

export const memberRoutes = [...listRoutes, ...exportRoutes, ...oneRoutes];
