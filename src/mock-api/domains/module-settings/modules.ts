import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { ModuleState, Trouble } from '@/features/modules/engine/moduleState';
import { moduleStateOf, ruleState, type RuleState } from '@/features/modules/engine/ruleState';
import { completeValues } from '@/features/modules/engine/schema';
import { isValues } from '@/features/modules/engine/paths';
import type { FieldSet, Values, ValuesOf } from '@/features/modules/common-fields/field';
import type { FieldError } from '@/shared/api/envelope';
import type { Db } from '../../store/db';
import type { GuildRow } from '../guilds/rows';
import type { ModuleRow, RuleRow } from './rows';
import type { World } from '../../store/world';
import { problemsOf, refusedTexts, spentSchedules } from './problems';
import { secretsKept } from './secrets';
import { isPublished, publishProblems, taskProblems } from './taskProblems';
import { enabledItems, heldOrders } from '../orders/held';

/** A module on a server. */
export interface ServerModule {
  world: World;
  guild: GuildRow;
  spec: ModuleSpec;
  row: ModuleRow;
}

/** The row of a module; a new one, not in the table yet, before its first save. */
export const moduleRow = (
  world: { db: Pick<Db, 'modules'> },
  guild: GuildRow,
  slug: string,
): ModuleRow =>
  world.db.modules.find((row) => row.serverId === guild.id && row.slug === slug) ?? {
    serverId: guild.id,
    slug,
    enabled: false,
    version: 0,
    values: null,
    updatedAt: null,
    updatedBy: null,
    rules: [],
  };

export const isUnlocked = (world: World, guild: GuildRow, planItem: string) =>
  enabledItems(world, guild.id).some(({ id }) => id === planItem);

/** Maximum number of rules per list, by the most generous package. */
export const ruleLimit = (world: World, guild: GuildRow): number =>
  Math.max(0, ...heldOrders(world, guild.id).map((order) => order.ruleLimit));

/** Whether values equal the stored ones: those pass even after the rules between fields have become stricter. */
function isStored(spec: ModuleSpec, raw: unknown, own: Values | null | undefined): raw is Values {
  if (!own || !isValues(raw)) return false;
  return JSON.stringify(completed(spec, raw)) === JSON.stringify(completed(spec, own));
}

/**
 * Values parsed by the schema, or the errors by field, including those only the server can find.
 *
 * @param own the stored values, if any
 * @param held the stored values whose secrets may be kept
 */
export function readValues(
  place: Pick<ServerModule, 'world' | 'guild' | 'spec'>,
  raw: unknown,
  own?: Values | null,
  held: Values | null | undefined = own,
): { values: Values } | { errors: FieldError[] } {
  const { spec } = place;
  const parsed = isStored(spec, raw, own)
    ? { success: true as const, data: completed(spec, raw) }
    : spec.schema.safeParse(raw);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }));
    return { errors };
  }
  const secrets = secretsKept(place, parsed.data, held);
  const errors = [
    ...problemsIn(place, parsed.data),
    ...(spec.slug === 'quest'
      ? publishProblems(place, parsed.data, own && completed(spec, own))
      : []),
    ...spentSchedules(place, spec.fields, parsed.data),
    ...secrets.errors,
  ];
  return errors.length > 0 ? { errors } : { values: secrets.values };
}

/** Tasks of a quest that is a draft or over may have problems, since no member can do them. */
function problemsIn(
  place: Pick<ServerModule, 'world' | 'guild' | 'spec'>,
  values: Values,
): FieldError[] {
  const { spec } = place;
  const problems = problemsOf(place, spec.fields, values);
  return spec.slug === 'quest' && !isPublished(values)
    ? problems.filter(({ path }) => !path.startsWith('tasks.'))
    : problems;
}

/** The same for a rule, which must also differ enough from the module's other rules. */
export function readRule(
  place: ServerModule,
  raw: unknown,
  own?: RuleRow,
  held = own?.values,
): ReturnType<typeof readValues> {
  const read = readValues(place, raw, own?.values, held);
  if ('errors' in read) return read;
  const errors = clashesOf(place, read.values, own);
  return errors.length > 0 ? { errors } : read;
}

/** Errors where a rule clashes with another of its module. */
export function clashesOf(
  { spec, row }: ServerModule,
  values: Values,
  own?: RuleRow,
): FieldError[] {
  const others = row.rules.filter((rule) => rule !== own);
  return (spec.rules?.unique ?? []).flatMap(({ path, message, key }) => {
    const mine = key(values);
    return mine !== null && others.some((other) => key(other.values) === mine)
      ? [{ path, message }]
      : [];
  });
}

/** Freezes values with all their parts. */
function frozen<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null || Object.isFrozen(part)) return part;
  Object.values(part).forEach(frozen);
  return Object.freeze(part);
}

const known = new WeakMap<FieldSet, WeakMap<Values, Values>>();

/**
 * Stored values completed with the initial values of newer fields, as forms show them. Each request reads the rules of
 * a server several times, so the result is cached by the stored values. Both are frozen: to change a rule, assign it
 * new values.
 */
export function completed({ fields }: Pick<ModuleSpec, 'fields'>, values: Values): Values {
  const ofFields = known.get(fields) ?? new WeakMap<Values, Values>();
  known.set(fields, ofFields);
  const whole = ofFields.get(values) ?? frozen(completeValues(fields, frozen(values)));
  ofFields.set(values, whole);
  return whole;
}

/** Stored values with their types, for code that uses them. */
export const stored = <F extends FieldSet>(spec: ModuleSpec<F>, values: Values): ValuesOf<F> =>
  spec.read(completed(spec, values));

/** The state of a module (docs/product/modules.md). */
export function stateOf(place: ServerModule): ModuleState {
  const { world, guild, spec, row } = place;
  return moduleStateOf({
    isUnlocked: isUnlocked(world, guild, spec.planItem),
    isSetUp: row.version > 0 || row.rules.length > 0,
    enabled: row.enabled,
    isInTrouble: row.enabled && allTroubles(place).length > 0,
    rules: row.rules.map((rule) => ruleStateOf(spec, rule)),
  });
}

/** The state of a rule, apart from its problems. */
export const ruleStateOf = (spec: ModuleSpec, { enabled, values }: RuleRow): RuleState =>
  ruleState(spec, { enabled, problems: [], values: completed(spec, values) });

/** All problems of a module, with the places to fix them. */
export const allTroubles = (place: ServerModule): Trouble[] => [
  ...(place.row.values ? troublesIn(place, place.row.values, null) : []),
  ...place.row.rules
    .filter(({ enabled }) => enabled)
    .flatMap(({ id, values }) => troublesIn(place, values, id)),
];

/** The problems of one rule, or of the module's own values. */
export function troublesIn(place: ServerModule, values: Values, ruleId: string | null): Trouble[] {
  const { fields } = place.spec;
  const whole = completed(place.spec, values);
  const unfit = place.spec.slug === 'quest' ? taskProblems(place, whole) : [];
  return [...problemsIn(place, whole), ...unfit, ...refusedTexts(fields, whole)].map(
    ({ message, path }) => ({ message, path, ruleId }),
  );
}
