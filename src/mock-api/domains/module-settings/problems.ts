import { isShown } from '@/features/modules/engine/schema';
import { asItems } from '@/features/modules/engine/shape';
import { valuesAt } from '@/features/modules/engine/paths';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { AddressKind, Field, FieldSet, Values } from '@/features/modules/common-fields/field';
import { isVariable } from '@/features/modules/common-fields/message';
import { messagePieces } from '@/features/modules/field-types/message/pieces';
import { isOfKind, type ChannelKind } from '@/features/server/discord/pickers/channels';
import { nextRuns } from '@/features/modules/common-fields/nextRuns';
import { readSchedule } from '@/features/modules/common-fields/schedule';
import { readTrait } from '@/features/modules/common-fields/traits';
import { traitProblems } from '@/features/modules/market/traits';
import type { FieldError } from '@/shared/api/envelope';
import { counted } from '@/shared/text/language';
import { findCollection, findToken } from '../market/market';
import type { GuildRow } from '../guilds/rows';
import { dangerOf } from '../guilds/dangerousRoles';
import type { World } from '../../store/world';
import { missingSecret } from './secrets';

interface Place {
  world: World;
  guild: GuildRow;
  /** The variables allowed in texts. */
  spec: Pick<ModuleSpec, 'variables'>;
}

/** Fields with their values: a field's own set first, then the sets around it. */
interface Scope {
  fields: FieldSet;
  values: Values;
}

/**
 * Problems a schema cannot find: missing channels, roles and rules, those the bot cannot manage, and addresses of the
 * wrong kind.
 */
export function problemsOf(
  place: Place,
  fields: FieldSet,
  values: Values,
  prefix = '',
  around: readonly Scope[] = [],
): FieldError[] {
  const scopes = [{ fields, values }, ...around];
  return Object.entries(fields).flatMap(([name, field]): FieldError[] => {
    if (!isShown(field, values)) return [];
    const path = `${prefix}${name}`;
    const inside = insideOf(field, values[name], path);
    if (inside) {
      return inside
        .flatMap((part) => problemsOf(place, part.fields, part.values, part.prefix, scopes))
        .concat(traitsProblem(field, values, name, path));
    }
    if (field.control.type === 'message') {
      return messageProblems(place.spec, values[name], path);
    }
    return [
      ...ownProblems(place, field, values[name]),
      ...decimalsProblem(field, values[name], scopes),
    ].map((message) => ({ path, message }));
  });
}

/** The parts of a value with their own fields; null for a value without parts. */
function insideOf({ control }: Field, value: unknown, path: string) {
  if (control.type === 'group') {
    return [{ fields: control.fields, values: valuesAt(value, ''), prefix: `${path}.` }];
  }
  if (control.type !== 'list') return null;
  return asList(value).map((item, index) => ({
    fields: control.fields,
    values: valuesAt(item, ''),
    prefix: `${path}.${String(index)}.`,
  }));
}

function ownProblems(place: Place, { control }: Field, value: unknown): string[] {
  if (control.type === 'channel') return channelProblem(value, place.guild, control.kinds);
  if (control.type === 'roles') {
    return asList(value).flatMap((id) => roleProblem(id, place, control.use));
  }
  if (control.type === 'address') return addressProblem(value, control.of);
  if (control.type === 'secret') return missingSecret(value);
  return control.type === 'rule' ? ruleProblem(place, control, value) : [];
}

/**
 * Multi-line texts that the form refuses. Earlier versions accepted them, so stored values may be saved again with
 * them.
 */
export function refusedTexts(fields: FieldSet, values: Values, prefix = ''): FieldError[] {
  return Object.entries(fields).flatMap(([name, field]): FieldError[] => {
    if (!isShown(field, values)) return [];
    const path = `${prefix}${name}`;
    const inside = insideOf(field, values[name], path);
    if (inside)
      return inside.flatMap((part) => refusedTexts(part.fields, part.values, part.prefix));
    const refused = field.control.type === 'area' ? field.clash?.(values[name], values) : null;
    return typeof refused === 'string' ? [{ path, message: refused }] : [];
  });
}

/** Variables in an address that are not addresses: Discord would refuse the whole message. */
function messageProblems(
  { variables }: Place['spec'],
  value: unknown,
  prefix: string,
): FieldError[] {
  return messagePieces.words(value).flatMap(([steps, words]) => {
    if (!ADDRESSES.has(steps.at(-1) ?? '') || !isVariable(words)) return [];
    const path = [prefix, ...steps].join('.');
    if (!variables.some(({ name }) => `{${name}}` === words))
      return [{ path, message: `Unknown variable: ${words}.` }];
    return AN_ADDRESS.test(words)
      ? []
      : [{ path, message: `${words} is a text variable. Use a link or image variable here.` }];
  });
}

/** Names of variables for addresses end like this. */
const AN_ADDRESS = /[{.](?:link|url|image)\}$/;

/** Parts of a message that are addresses. */
const ADDRESSES = new Set(['url', 'authorUrl', 'authorIcon', 'image', 'thumbnail', 'footerIcon']);

function ruleProblem(
  { world, guild }: Place,
  { of, ruleName }: { of: string; ruleName: string },
  id: unknown,
): string[] {
  if (id === '') return [];
  const rows = world.db.modules.filter((row) => row.serverId === guild.id && row.slug === of);
  return rows.some(({ rules }) => rules.some((rule) => rule.id === id))
    ? []
    : [`This ${ruleName} was deleted. Pick another.`];
}

function channelProblem(id: unknown, guild: GuildRow, kinds: readonly ChannelKind[]): string[] {
  if (id === '') return [];
  const channel = guild.channels.find((row) => row.id === id);
  if (!channel) return ['This channel was deleted. Pick another.'];
  if (!isOfKind(channel, kinds)) return [`#${channel.name} isn’t the right type of channel.`];
  return channel.botCanPost
    ? []
    : [`The bot can’t post in #${channel.name}. Give it “View Channel” and “Send Messages” there.`];
}

function roleProblem(id: unknown, { world, guild }: Place, use: 'give' | 'mention'): string[] {
  const role = guild.roles.find((row) => row.id === id);
  const bot = guild.roles.find(({ isBot }) => isBot);
  if (!role) return ['This role was deleted. Pick another.'];
  if (use === 'mention') return [];
  if (role.managed || role.id === guild.guildId) return [`${role.name} can’t be given to members.`];
  if (bot && role.position >= bot.position)
    return [`${role.name} is above the bot’s role. Move the bot’s role higher in Discord.`];
  const danger = dangerOf(world, guild, role);
  return danger === null ? [] : [danger];
}

/** Detects the wrong kind only for known addresses. */
function addressProblem(address: unknown, of: AddressKind): string[] {
  if (of === 'asset') return [];
  const token = findToken(address);
  const collection = findCollection(address);
  if (of !== 'mint' && token) return [`This is a token (${token.name}), not a ${of}.`];
  if (of !== 'collection' && collection) {
    return [`This is a collection (${collection.name}), not a ${of === 'mint' ? 'token' : of}.`];
  }
  return [];
}

/** Amounts with more decimals than their token. */
function decimalsProblem(
  { unitOf = [] }: Field,
  amount: unknown,
  scopes: readonly Scope[],
): string[] {
  const digits = String(amount).split('.')[1]?.length ?? 0;
  return unitOf.flatMap((name) => {
    const scope = scopes.find(({ fields }) => Object.hasOwn(fields, name));
    const unit = scope?.fields[name];
    if (!scope || unit?.control.type !== 'address' || !isShown(unit, scope.values)) return [];
    const token = findToken(scope.values[name]);
    return token && digits > token.decimals
      ? [`Maximum ${counted(token.decimals, 'decimal place')} for ${token.symbol}.`]
      : [];
  });
}

/** Traits that a known collection does not have. */
function traitsProblem(
  { control }: Field,
  values: Values,
  name: string,
  path: string,
): FieldError[] {
  if (control.type !== 'list' || control.traitsOf === undefined) return [];
  const collection = findCollection(values[control.traitsOf]);
  if (!collection) return [];
  return asItems(values[name]).flatMap((trait, index) =>
    Object.entries(traitProblems(collection, readTrait(trait))).map(([part, message]) => ({
      path: `${path}.${String(index)}.${part}`,
      message,
    })),
  );
}

/** Schedules in the past, refused when saved. A stored schedule that has ended is not a problem. */
export const spentSchedules = ({ world }: Place, fields: FieldSet, values: Values): FieldError[] =>
  Object.entries(fields).flatMap(([name, { control }]) => {
    if (control.type !== 'group' || control.look !== 'schedule') return [];
    const when = readSchedule(values[name]);
    const isOver = nextRuns(when, new Date(world.clock.now()), 1).length === 0;
    const path = `${name}.${when.kind === 'ONCE' ? 'date' : 'endDate'}`;
    return isOver ? [{ path, message: 'This time is in the past.' }] : [];
  });

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
