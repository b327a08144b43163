import {
  isChannelNeed,
  suggestedChannel,
  suggestedRole,
  type ChannelNeed,
  type Need,
} from '@/features/server/discord/suggested';
import type { ServerDetails } from '@/features/server/discord/guild';
import type { FieldSet, Values } from '../common-fields/field';
import type { ModuleSpec } from './defineModule';
import type { Template } from './newRule';
import { openingPaths } from './opening';
import { fieldAt, isValues, valueAt, valuesAt } from './paths';
import { completeValues, isShown } from './schema';

type Server = Pick<ServerDetails, 'guildId' | 'guildChannels' | 'guildRoles'>;

/** Values, including those filled in from the server's channels and roles. */
export interface Filled {
  values: Values;
  /** The filled-in values, by path. */
  filled: Values;
}

/** What to fill in besides the suggestions of the fields. */
type Wishes = Pick<Template, 'needs' | 'links'>;

const nothing: Wishes = {};

/**
 * Fills channels and roles that are in force and empty with fitting ones of the server, and links
 * with their channels.
 */
export function fromServer(
  fields: FieldSet,
  values: Values,
  server: Server | null,
  { needs = {}, links = {} }: Wishes = nothing,
): Filled {
  if (!server) return { values, filled: {} };
  const wanted = new Map<string, Need | null>([
    ...Object.entries(fields).flatMap(([path, { suggest }]): [string, Need][] =>
      suggest === undefined ? [] : [[path, suggest]],
    ),
    ...Object.entries(needs).flatMap(([path, need]): [string, Need | null][] =>
      need === undefined ? [] : [[path, need]],
    ),
  ]);
  const linked = Object.entries(links)
    // The last first: removing a link moves those after it.
    .toReversed()
    .reduce<Filled>(
      (so, [path, need]) => (need === undefined ? so : withLink(so, path, need, server)),
      { values, filled: {} },
    );
  return [...wanted].reduce<Filled>(
    (so, [path, need]) => (need === null ? so : withSuggestion(so, path, need, { fields, server })),
    linked,
  );
}

/** Fills in addresses of a new rule from the existing rules: for each field the most frequent one. */
export const fromRules = (
  { fields, opening }: Pick<ModuleSpec, 'fields' | 'opening'>,
  begun: Filled,
  rules: readonly { values: Values }[],
): Filled =>
  (opening?.taken ?? []).reduce<Filled>(({ values, filled }, path) => {
    const place = fieldAt(fields, path);
    const beside = place && valuesAt(values, place.prefix);
    if (!beside || beside[place.name] !== '' || !isShown(place.field, beside))
      return { values, filled };
    const value = mostUsed(rules.flatMap((rule) => held(rule.values, path.split('.'))));
    return value === undefined
      ? { values, filled }
      : { values: withAt(values, path, value), filled: { ...filled, [path]: value } };
  }, begun);

/** The texts at a path that are not empty, from every item of the lists on it. */
function held(place: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof place === 'string' && place !== '' ? [place] : [];
  if (Array.isArray(place)) return place.flatMap((item) => held(item, rest));
  return held(valueAt(place, step), rest);
}

/** The most frequent value; the first one if several are equally frequent. */
function mostUsed(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * A new rule or form that starts from a template, completed from the server where possible. Fields
 * that the template asks for keep their current value.
 */
export function fromTemplate(
  fields: FieldSet,
  held: Values,
  template: Pick<Template, 'values' | 'needs' | 'links' | 'asks'>,
  server: Server | null,
): Filled {
  const begun = completeValues(fields, { ...held, ...template.values });
  const kept = template.asks.reduce<Values>((so, path) => {
    const value = valueAt(held, path);
    const isOpen = isEmpty(valueAt(so, path)) && value !== undefined && !isEmpty(value);
    return isOpen ? withAt(so, path, structuredClone(value)) : so;
  }, begun);
  return fromServer(fields, kept, server, template);
}

/**
 * Filled-in values to keep when a template is applied: it asks for their fields and suggests
 * nothing for them.
 */
export const keptByTemplate = (
  { asks, needs = {} }: Pick<Template, 'asks' | 'needs'>,
  filled: Values,
) =>
  Object.fromEntries(
    Object.entries(filled).filter(([path]) => asks.includes(path) && !needs[path]),
  );

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

function withSuggestion(
  { values, filled }: Filled,
  path: string,
  need: Need,
  { fields, server }: { fields: FieldSet; server: Server },
): Filled {
  const place = fieldAt(fields, path);
  const beside = place && valuesAt(values, place.prefix);
  if (!beside || !isEmpty(beside[place.name]) || !isShown(place.field, beside))
    return { values, filled };
  const value = suggestedValue(place.field, need, server);
  return value === null
    ? { values, filled }
    : { values: withAt(values, path, value), filled: { ...filled, [path]: value } };
}

function suggestedValue(
  { control }: FieldSet[string],
  need: Need,
  server: Server,
): string | string[] | null {
  if (control.type === 'channel')
    return isChannelNeed(need)
      ? (suggestedChannel(server, need, { kinds: control.kinds })?.id ?? null)
      : null;
  if (control.type !== 'roles' || isChannelNeed(need)) return null;
  const role = suggestedRole(server, need, control.use);
  return role ? [role.id] : null;
}

function withLink({ values, filled }: Filled, path: string, need: ChannelNeed, server: Server) {
  const steps = path.split('.');
  const index = Number(steps.at(-1));
  const list = valueAt(values, steps.slice(0, -1).join('.'));
  if (!Array.isArray(list) || !isValues(list[index])) return { values, filled };
  const channel = suggestedChannel(server, need, { kinds: ['text', 'announcement'], isLink: true });
  if (!channel)
    return {
      values: withAt(values, steps.slice(0, -1).join('.'), list.toSpliced(index, 1)),
      filled,
    };
  const url = `https://discord.com/channels/${server.guildId}/${channel.id}`;
  return {
    values: withAt(values, `${path}.url`, url),
    filled: { ...filled, [`${path}.url`]: url },
  };
}

/** A copy with another value at an existing path. */
function withAt(whole: Values, path: string, value: unknown): Values {
  const put = (place: unknown, [step = '', ...rest]: readonly string[]): unknown => {
    const held: unknown = valueAt(place, step);
    const next = rest.length === 0 ? value : put(held, rest);
    if (Array.isArray(place)) return place.with(Number(step), next);
    return isValues(place) ? { ...place, [step]: next } : place;
  };
  return valuesAt(put(whole, path.split('.')), '');
}

/**
 * The values without those that were filled in before and not changed since: another template may
 * want other channels.
 */
export const withoutFilled = (fields: FieldSet, values: Values, filled: Values): Values =>
  Object.entries(filled).reduce<Values>((so, [path, value]) => {
    const field = fieldAt(fields, path)?.field;
    const isHeld = JSON.stringify(valueAt(so, path)) === JSON.stringify(value);
    return field && isHeld ? withAt(so, path, structuredClone(field.initial)) : so;
  }, values);

/** Path of the first value that keeps a form from being saved, in display order; undefined for none. */
export function firstWrong(
  { groups, schema, fields, opening }: Pick<ModuleSpec, 'groups' | 'schema' | 'fields' | 'opening'>,
  values: Values,
): string | undefined {
  const read = schema.safeParse(values);
  if (read.success) return undefined;
  const paths = read.error.issues.map(({ path }) => path.join('.'));
  const first = openingPaths({ opening, fields }, values);
  const order = [...first, ...groups.flatMap((group) => group.fields)];
  const placeOf = (path: string) =>
    order.findIndex((name) => name === path || name === path.split('.')[0]);
  return paths.toSorted((one, other) => placeOf(one) - placeOf(other))[0];
}
