import type { Field, Values } from '@/features/modules/common-fields/field';
import { serverDetailsSchema, type ServerDetails } from '@/features/server/discord/guild';
import type { ChangeRow } from '../audit/rows';
import type { ServerModule } from './modules';
import { secretsInWords } from './secrets';

interface State {
  enabled: boolean;
  values: Values | null;
}

/** Longer ones are cut in the log; what is taken back is kept whole. */
const LONGEST = 160;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A value as it is, whole. */
function whole(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The same in the log, for what has no words of its own. */
const exactly = (value: unknown) => {
  const text = whole(value);
  return text === null ? null : cut(text);
};

const isList = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** A value for people who read the log: names in place of ids, and addresses whole. */
function inWords({ control, words }: Field, value: unknown, details: ServerDetails): string | null {
  const hasWords = typeof value === 'string' || typeof value === 'number' || isList(value);
  if (!hasWords || value === '' || control.type === 'address') return exactly(value);
  return cut(words(value, details)) || null;
}

/** The fields that differ, by their labels; null stands for what was not there. */
export function changesIn(
  { spec: { fields }, guild }: Pick<ServerModule, 'spec' | 'guild'>,
  before: State | null,
  after: State | null,
): ChangeRow[] {
  const { id, guildId, channels, roles } = guild;
  const details = serverDetailsSchema.parse({
    id,
    guildId,
    guildChannels: channels,
    guildRoles: roles,
  });
  const switched = {
    field: 'Enabled',
    before: exactly(before?.enabled),
    after: exactly(after?.enabled),
  };
  const shownBefore = before?.values && secretsInWords(fields, before.values, null);
  const shownAfter = after?.values && secretsInWords(fields, after.values, before?.values ?? null);
  const rows = Object.entries(fields).flatMap(([name, field]) => {
    if (whole(before?.values?.[name]) === whole(after?.values?.[name])) return [];
    const old = shownBefore?.[name];
    const now = shownAfter?.[name];
    const said = { before: inWords(field, old, details), after: inWords(field, now, details) };
    // Roles that are gone have no name: what differs must be seen to differ.
    return said.before === said.after
      ? [{ field: field.label, before: exactly(old), after: exactly(now) }]
      : [{ field: field.label, ...said }];
  });
  return switched.before === switched.after ? rows : [switched, ...rows];
}
