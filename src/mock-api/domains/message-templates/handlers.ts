import { LANGUAGE } from '@/shared/text/locales';
import { MOST_TEMPLATES } from '@/features/modules/field-types/message/templates/template';
import * as endpoints from '@/features/modules/field-types/message/templates/templateEndpoints';
import { audit } from '../audit/audit';
import { iso } from '../../store/clock';
import { done, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import { nextId, type World } from '../../store/world';
import type { MessageTemplateRow } from './rows';

const NOT_THERE = 'Template not found.';
const TAKEN = 'Another template has this name.';

const viewOf = ({ db }: World, { id, name, message, savedAt, savedBy }: MessageTemplateRow) => ({
  id,
  name,
  message,
  savedAt: iso(savedAt),
  savedBy: db.users.find((user) => user.id === savedBy)?.displayName ?? null,
});

const templatesOf = ({ db }: World, serverId: string) =>
  db.messageTemplates
    .filter((row) => row.serverId === serverId)
    .toSorted((one, other) => one.name.localeCompare(other.name, LANGUAGE));

/** Names are the same whatever their capitals. */
const isTaken = (rows: readonly MessageTemplateRow[], name: string) =>
  rows.some((row) => row.name.toLowerCase() === name.toLowerCase());

export const messageTemplateRoutes = serve(endpoints, {
  listMessageTemplates: ({ world, guild }) =>
    done({ templates: templatesOf(world, guild.id).map((row) => viewOf(world, row)) }),

  createMessageTemplate: ({ world, user, guild, body: { name, message } }) => {
    const rows = templatesOf(world, guild.id);
    if (isTaken(rows, name)) return refuse('name-taken', TAKEN);
    if (rows.length >= MOST_TEMPLATES) {
      return refuse(
        'limit-reached',
        `Maximum ${String(MOST_TEMPLATES)} templates per server. Delete one to save another.`,
      );
    }
    const row: MessageTemplateRow = {
      id: nextId(world, 'mtp'),
      serverId: guild.id,
      name,
      message,
      savedAt: world.clock.now(),
      savedBy: user.id,
    };
    world.db.messageTemplates.push(row);
    audit(world, user.id, 'message-template.added', guild.id, { subject: name });
    world.changed();
    return done({ template: viewOf(world, row) }, 'Template saved');
  },

  renameMessageTemplate: ({ world, user, guild, params, body: { name } }) => {
    const rows = templatesOf(world, guild.id);
    const row = rows.find(({ id }) => id === params.templateId);
    if (!row) return refuse('template-not-found', NOT_THERE);
    const others = rows.filter((each) => each !== row);
    if (isTaken(others, name)) return refuse('name-taken', TAKEN);
    Object.assign(row, { name, savedAt: world.clock.now(), savedBy: user.id });
    audit(world, user.id, 'message-template.renamed', guild.id, { subject: name });
    world.changed();
    return done({ template: viewOf(world, row) }, 'Template renamed');
  },

  deleteMessageTemplate: ({ world, user, guild, params }) => {
    const rows = templatesOf(world, guild.id);
    const row = rows.find(({ id }) => id === params.templateId);
    if (!row) return refuse('template-not-found', NOT_THERE);
    world.db.messageTemplates = world.db.messageTemplates.filter((each) => each !== row);
    audit(world, user.id, 'message-template.deleted', guild.id, { subject: row.name });
    world.changed();
    return done(null, 'Template deleted');
  },
});
