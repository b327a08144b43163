import type { ModuleSpec } from '@/features/bot-modules/engine/defineModule';
import type { ModuleState } from '@/features/bot-modules/engine/moduleState';
import { isShown } from '@/features/bot-modules/engine/schema';
import type { FieldSet, Values } from '@/features/bot-modules/fields/field';
import type { FieldError } from '@/shared/api/envelope';
import type { GuildRow, ModuleRow } from '../db/types';
import type { World } from '../world';
import { enabledItems, enabledOrders } from './orders';

/** Rules a module may have, by the tier of the largest package in force (1 is the smallest). */
const LIMITS = [0, 3, 10, 25, 50, 50] as const;

export const isUnlocked = (world: World, guild: GuildRow, planItem: string) =>
  enabledItems(world, guild.id).some(({ id }) => id === planItem);

export function ruleLimit(world: World, guild: GuildRow): number {
  const tier = Math.max(0, ...enabledOrders(world, guild.id).map((order) => order.tier));
  return LIMITS[Math.min(tier, LIMITS.length - 1)] ?? 0;
}

/** The values as the schema has them, or the errors field by field, those of the server included. */
export function readValues(
  spec: ModuleSpec,
  guild: GuildRow,
  raw: unknown,
): { values: Values } | { errors: FieldError[] } {
  const parsed = spec.schema.safeParse(raw);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }));
    return { errors };
  }
  const errors = problemsOf(spec.fields, parsed.data, guild);
  return errors.length > 0 ? { errors } : { values: parsed.data };
}

/** What a schema cannot know: whether channels and roles are there, and within the bot's reach. */
export function problemsOf(
  fields: FieldSet,
  values: Values,
  guild: GuildRow,
  prefix = '',
): FieldError[] {
  return Object.entries(fields).flatMap(([name, field]): FieldError[] => {
    const value = values[name];
    const path = `${prefix}${name}`;
    if (!isShown(field, values)) return [];
    const { control } = field;
    if (control.kind === 'channel') {
      return channelProblem(value, guild).map((message) => ({ path, message }));
    }
    if (control.kind === 'roles') {
      return asList(value)
        .flatMap((id) => roleProblem(id, guild, control.use))
        .map((message) => ({ path, message }));
    }
    if (control.kind !== 'list') return [];
    return asList(value).flatMap((item, index) =>
      isValues(item) ? problemsOf(control.fields, item, guild, `${path}.${String(index)}.`) : [],
    );
  });
}

function channelProblem(id: unknown, guild: GuildRow): string[] {
  if (id === '') return [];
  const channel = guild.channels.find((row) => row.id === id);
  if (!channel) return ['This channel was deleted. Pick another.'];
  return channel.botCanPost ? [] : [`The bot may not post in #${channel.name}.`];
}

function roleProblem(id: unknown, guild: GuildRow, use: 'give' | 'mention'): string[] {
  const role = guild.roles.find((row) => row.id === id);
  const bot = guild.roles.find(({ isBot }) => isBot);
  if (!role) return ['This role was deleted. Pick another.'];
  if (use === 'mention') return [];
  if (role.managed || role.id === guild.guildId) return [`Nobody can be given ${role.name}.`];
  return bot && role.position >= bot.position ? [`${role.name} stands above the bot’s role.`] : [];
}

/** Where a module stands in its life (design/bot-modules.md, "Life cycle"). */
export function stateOf(
  world: World,
  guild: GuildRow,
  spec: ModuleSpec,
  row: ModuleRow | undefined,
): ModuleState {
  const isKnown = row !== undefined && (row.version > 0 || row.rules.length > 0);
  if (!isUnlocked(world, guild, spec.planItem)) return isKnown ? 'PAUSED_BY_PLAN' : 'LOCKED';
  if (!row?.enabled) return 'OFF';
  return allProblems(spec, row, guild).length > 0 ? 'NEEDS_ATTENTION' : 'ON';
}

export const allProblems = (spec: ModuleSpec, row: ModuleRow, guild: GuildRow): string[] => [
  ...(row.values ? problemsOf(spec.fields, row.values, guild) : []).map(({ message }) => message),
  ...row.rules
    .filter(({ enabled }) => enabled)
    .flatMap(({ values }) => problemsOf(spec.fields, values, guild))
    .map(({ message }) => message),
];

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
