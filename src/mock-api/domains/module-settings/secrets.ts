import { hasSecrets, mapSecrets } from '@/features/modules/engine/secrets';
import { asText } from '@/features/modules/engine/shape';
import { isValues } from '@/features/modules/engine/paths';
import type { FieldSet, Values } from '@/features/modules/common-fields/field';
import { ENTER, ENTER_AGAIN } from '@/features/modules/field-types/secret/field';
import {
  destinationOf,
  isStoredSecret,
  isTypedSecret,
  type StoredSecret,
} from '@/features/modules/field-types/secret/secret';
import type { FieldError } from '@/shared/api/envelope';
import { isPastUndo } from '../audit/audit';
import type { AuditRow } from '../audit/rows';
import type { RuleUndo } from './rows';
import { nextId, type World } from '../../store/world';
import type { ServerModule } from './modules';
import type { ModuleRow, SecretRow } from './rows';

const NOT_HERE = 'Enter the secret again. The saved one was replaced or belongs to other settings.';

/** The ids of the stored secrets that values refer to. */
function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (isStoredSecret(value)) found.add(value.id);
  else if (Array.isArray(value)) for (const item of value) idsIn(item, found);
  else if (isValues(value)) for (const part of Object.values(value)) idsIn(part, found);
  return found;
}

/**
 * The secrets of values that are about to be saved. A stored one is kept within the rule it belongs to, by one item,
 * and for the address it was entered for: it never moves to another. Where it may not be kept it is an error of its
 * field, and none where that is not in force.
 *
 * @param own the stored values the new ones replace, null for none
 */
export function secretsKept(
  { world, guild, spec }: Pick<ServerModule, 'world' | 'guild' | 'spec'>,
  values: Values,
  own: Values | null | undefined,
): { values: Values; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const held = idsIn(own);
  const used = new Set<string>();
  const problemOf = (secret: StoredSecret, address: string): string | null => {
    const row = world.db.moduleSecrets.find(
      ({ id, serverId }) => id === secret.id && serverId === guild.id,
    );
    if (!row || !held.has(row.id) || used.has(row.id)) return NOT_HERE;
    const isSame = row.destination === secret.destination && row.destination === address;
    return isSame ? null : ENTER_AGAIN;
  };
  const kept = mapSecrets(spec.fields, values, ({ value, beside, path, usedFor, isShown }) => {
    if (!isStoredSecret(value)) return value;
    const message = problemOf(value, destinationOf(asText(beside[usedFor])));
    used.add(value.id);
    if (message === null) return value;
    if (isShown) errors.push({ path, message });
    return null;
  });
  return { values: kept, errors };
}

/** Where a secret that is in force is missing, such as in a copy. */
export const missingSecret = (value: unknown): string[] =>
  isStoredSecret(value) || isTypedSecret(value) ? [] : [ENTER];

/** The values to be stored: each typed secret goes into the table of secrets, and its id takes its place. */
export const withSecretsStored = (
  { world, guild, spec }: Pick<ServerModule, 'world' | 'guild' | 'spec'>,
  values: Values,
): Values =>
  mapSecrets(spec.fields, values, ({ value, beside, usedFor }) => {
    if (isStoredSecret(value)) return value;
    if (!isTypedSecret(value) || value.value === '') return null;
    const row: SecretRow = {
      id: nextId(world, 'sec'),
      serverId: guild.id,
      value: value.value,
      destination: destinationOf(asText(beside[usedFor])),
    };
    world.db.moduleSecrets.push(row);
    return { id: row.id, destination: row.destination };
  });

/** The text of a stored secret, to be used for that address; empty where it may not be. */
export function secretFor({ db }: World, value: unknown, address: string): string {
  if (!isStoredSecret(value)) return '';
  const row = db.moduleSecrets.find(({ id }) => id === value.id);
  return row?.destination === destinationOf(address) ? row.value : '';
}

/** Secrets in words, for the audit log: whether one is set, and whether it is another than before. */
export function secretsInWords(fields: FieldSet, values: Values, before: Values | null): Values {
  const held = idsIn(before);
  return mapSecrets(fields, values, ({ value }) => {
    if (value === null || value === '') return null;
    return isStoredSecret(value) && held.size > 0 && !held.has(value.id) ? 'Replaced' : 'Set';
  });
}

/** Whether undoing it brings deleted rules back. */
export const isRuleRemoval = (undo: AuditRow['undo']): boolean =>
  undo?.kind === 'RULES' || (undo?.kind === 'RULE' && undo.version === null);

/** Deletes the secrets of a server that neither its modules nor a change that can be undone refer to. */
export function dropUnusedSecrets(world: World, serverId: string, fields?: FieldSet): void {
  const { db } = world;
  if (fields && !hasSecrets(fields)) return;
  if (!db.moduleSecrets.some((row) => row.serverId === serverId)) return;
  const rows = db.modules.filter((row) => row.serverId === serverId);
  const used = new Set<string>();
  for (const row of rows) idsIn([row.values, row.rules.map(({ values }) => values)], used);
  for (const line of db.audit) {
    const { undo } = line;
    if (line.serverId !== serverId || line.undoneAt !== null) continue;
    if (isRuleRemoval(undo) && isPastUndo(line, world.clock.now())) continue;
    if (undo?.kind === 'MODULE' && isLatest(rows, undo.slug, undo.version))
      idsIn(undo.values, used);
    const steps = undo?.kind === 'RULES' ? undo.steps : undo?.kind === 'RULE' ? [undo] : [];
    for (const step of steps) if (isPossible(rows, step)) idsIn(step.rule?.values, used);
  }
  db.moduleSecrets = db.moduleSecrets.filter(
    (row) => row.serverId !== serverId || used.has(row.id),
  );
}

const isLatest = (rows: readonly ModuleRow[], slug: string, version: number) =>
  rows.some((row) => row.slug === slug && row.version === version);

/** Whether nothing has changed since, so that the step can still be undone. */
const isPossible = (rows: readonly ModuleRow[], { slug, ruleId, version }: RuleUndo) =>
  (rows.find((row) => row.slug === slug)?.rules.find(({ id }) => id === ruleId)?.version ??
    null) === version;
