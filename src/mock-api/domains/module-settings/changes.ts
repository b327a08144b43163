import type { Control } from '@/features/modules/field-types/fieldType';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { ruleName } from '@/features/modules/engine/moduleState';
import { nestedValues, WITHIN } from '@/features/modules/engine/paths';
import { initialValues, isShown } from '@/features/modules/engine/schema';
import type { Field, FieldSet, Values } from '@/features/modules/common-fields/field';
import { hexColour } from '@/features/modules/preview/hexColour';
import { readShownMessage } from '@/features/modules/preview/shownMessage';
import { channelLabel } from '@/features/server/discord/pickers/channels';
import type { ChangeRow, NamedRow } from '../audit/rows';
import type { GuildRow } from '../guilds/rows';
import type { Db } from '../../store/db';
import { completed } from './modules';
import { secretsInWords } from './secrets';

interface State {
  enabled: boolean;
  /** Null before a module's first save: its form then has its initial values. */
  values: Values | null;
}

/** The module and server of a change. */
interface Place {
  world: { db: Pick<Db, 'modules'> };
  spec: Pick<ModuleSpec, 'fields' | 'groups' | 'initial'>;
  guild: GuildRow;
}

/** Longer texts are cut in the audit log; undo uses the whole ones. */
const LONGEST = 160;
/** Characters shown before the first difference of two long texts. */
const LEAD = 20;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ, by label; null means absent. Defaults are no changes. */
export function changesIn(place: Place, before: State | null, after: State | null): ChangeRow[] {
  const onOff = (state: State | null) => state && (state.enabled ? 'On' : 'Off');
  const switched: ChangeRow = {
    field: 'Enabled',
    before: onOff(before),
    after: onOff(after),
    kind: 'TEXT',
  };
  const rows = fieldChanges(place, before, after);
  return switched.before === switched.after ? rows : [switched, ...rows];
}

function fieldChanges(place: Place, before: State | null, after: State | null): ChangeRow[] {
  const { spec } = place;
  const { fields } = spec;
  // A module whose settings are its rules has no values itself.
  if (!before?.values && !after?.values) return [];
  const whole = (state: State | null) =>
    state && (state.values ? completed(spec, state.values) : spec.initial);
  const [old, now] = [whole(before), whole(after)];
  return changed(
    place,
    fields,
    old && secretsInWords(fields, old, null),
    now && secretsInWords(fields, now, old),
    (name, label) => {
      // Two groups of a form may each have a field with that label.
      const isAlone = Object.values(fields).filter((field) => field.label === label).length === 1;
      const group = spec.groups.find((each) => each.fields.includes(name));
      return isAlone || !group ? label : `${group.title}${WITHIN}${label}`;
    },
  );
}

type LabelOf = (name: string, label: string) => string;

/** Differences between two states of a set of fields; null for a state without the whole set. */
function changed(
  place: Place,
  fields: FieldSet,
  before: Values | null,
  after: Values | null,
  labelOf: LabelOf,
): ChangeRow[] {
  const atFirst = initialValues(fields);
  return Object.entries(fields).flatMap(([name, field]): ChangeRow[] => {
    const isIn = (values: Values | null) => values !== null && isShown(field, values);
    if (!isIn(before) && !isIn(after)) return [];
    const [old, now] = [before?.[name], after?.[name]];
    if (isSame(before ? old : atFirst[name], after ? now : atFirst[name])) return [];
    const label = labelOf(name, field.label);
    if (!('fields' in field.control))
      return [changeOf(place, field, label, before && { value: old }, after && { value: now })];
    return insideChanges(place, field, label, before && { value: old }, after && { value: now });
  });
}

/** The value of a field in one state. */
type Held = { value: unknown } | null;

/** The changes inside a group or a list. Items that both lists start or end with are no changes. */
function insideChanges(place: Place, field: Field, label: string, old: Held, now: Held) {
  const before = old ? (nestedValues(field, old.value) ?? []) : [];
  const after = now ? (nestedValues(field, now.value) ?? []) : [];
  const [most, least] = [
    Math.max(before.length, after.length),
    Math.min(before.length, after.length),
  ];
  let start = 0;
  while (start < least && isSame(before[start]?.values, after[start]?.values)) start += 1;
  let end = 0;
  while (end < least - start && isSame(before.at(-1 - end)?.values, after.at(-1 - end)?.values))
    end += 1;
  const pairs = Array.from({ length: most - start - end }, (_, index) => {
    const at = start + index;
    return {
      at,
      one: at < before.length - end ? before[at] : undefined,
      other: at < after.length - end ? after[at] : undefined,
    };
  });
  return pairs.flatMap(({ at, one, other }): ChangeRow[] => {
    const inside = one ?? other;
    if (!inside) return [];
    const item = inside.index === null ? label : `${label} ${String(at + 1)}`;
    const rows = changed(
      place,
      inside.fields,
      one?.values ?? null,
      other?.values ?? null,
      (_, name) => `${item}${WITHIN}${name}`,
    );
    if (rows.length > 0 || (one && other)) return rows;
    const as = 'Default settings';
    return [{ field: item, before: one ? as : null, after: other ? as : null, kind: 'TEXT' }];
  });
}

function changeOf(place: Place, field: Field, label: string, old: Held, now: Held): ChangeRow {
  const { control } = field;
  const of = <Part>(read: (value: unknown) => Part) => ({
    before: old && read(old.value),
    after: now && read(now.value),
  });
  if (control.type === 'message')
    return { field: label, ...of(messageInWords), kind: 'MESSAGE', messages: of(readShownMessage) };
  if (control.type === 'colour') return { field: label, ...of(colourInWords), kind: 'COLOR' };
  if (control.type === 'channel' || control.type === 'roles' || control.type === 'rule') {
    const { before, after } = of((value) => namedBy(place, control, value));
    const names = { before: before ?? [], after: after ?? [] };
    return { field: label, ...namesInWords(place, names), kind: 'NAMES', names };
  }
  const { before, after } = of((value) => inWords(field, value));
  return { field: label, ...distinct(before, after), kind: 'TEXT' };
}

/** A value in words for the audit log, with whole addresses. Null for an empty value. */
function inWords({ control, words }: Field, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'string' && ['address', 'secret'].includes(control.type)) return value;
  const said = words(value, null);
  return said === '' || said === '–' ? null : said;
}

/** Cuts both texts to a readable length, around their first difference. */
function distinct(before: string | null, after: string | null) {
  if (before === null || after === null || cut(before) !== cut(after))
    return { before: before && cut(before), after: after && cut(after) };
  let at = 0;
  while (before[at] === after[at] && at < before.length) at += 1;
  const from = Math.max(0, at - LEAD);
  return { before: `…${cut(before.slice(from))}`, after: `…${cut(after.slice(from))}` };
}

const colourInWords = (value: unknown) => (typeof value === 'number' ? hexColour(value) : null);

/** The beginning of a message's text; the audit log shows the whole message too. */
function messageInWords(value: unknown): string | null {
  const { content, embeds } = readShownMessage(value);
  const texts = [content, ...embeds.flatMap(({ title, description }) => [title, description])];
  return cut(texts.filter((text) => text.trim() !== '').join(' · ')) || null;
}

type Naming = Extract<Control, { type: 'channel' | 'roles' | 'rule' }>;

/** The roles, channels or rules that a value refers to, with their current names. */
function namedBy(place: Place, control: Naming, value: unknown): NamedRow[] {
  const ids = (Array.isArray(value) ? value : [value]).filter(
    (id): id is string => typeof id === 'string' && id !== '',
  );
  const kind = control.type === 'roles' ? 'role' : control.type;
  return ids.map((id) => ({ kind, id, name: nameNow(place, kind, id) }));
}

/** The current name of a role, channel or rule; null for a deleted or unknown one. */
function nameNow(
  { world, guild }: Pick<Place, 'world' | 'guild'>,
  kind: NamedRow['kind'],
  id: string,
): string | null {
  if (kind === 'role') return guild.roles.find((role) => role.id === id)?.name ?? null;
  if (kind === 'channel') {
    const channel = guild.channels.find((each) => each.id === id);
    return channel ? channelLabel(channel) : null;
  }
  for (const { serverId, rules } of world.db.modules) {
    const rule = serverId === guild.id ? rules.find((each) => each.id === id) : undefined;
    if (rule) return ruleName(rule);
  }
  return null;
}

const unknownWords = { channel: 'Deleted channel', role: 'Deleted role', rule: 'Deleted' } as const;

/** Current names; for deleted things the last known name and the id. */
export function namesInWords(
  place: Pick<Place, 'world' | 'guild'>,
  { before, after }: NonNullable<ChangeRow['names']>,
) {
  const said = (rows: readonly NamedRow[]) =>
    rows
      .map(({ kind, id, name }) => {
        const now = nameNow(place, kind, id);
        if (now !== null) return now;
        return name === null ? `${unknownWords[kind]} (ID ${id})` : `${name} (deleted, ID ${id})`;
      })
      .join(', ') || null;
  return { before: said(before), after: said(after) };
}
