import { withoutTypedSecrets } from '@/features/modules/engine/secrets';
import type { Values } from '@/features/modules/common-fields/field';
import { iso, isoOrNull } from '../../store/clock';
import { authorOf } from '../accounts/authorOf';
import type { World } from '../../store/world';
import type { RuleRow } from './rows';
import {
  allTroubles,
  completed,
  ruleLimit,
  stateOf,
  troublesIn,
  type ServerModule,
} from './modules';

/** Stored values without secrets, for everyone on the team. */
const readable = ({ spec }: ServerModule, values: Values): Values =>
  withoutTypedSecrets(spec.fields, completed(spec, values));

/** The user who saved last. */
function author(world: World, userId: string | null) {
  const { name, picture } = authorOf(world, userId);
  return { updatedBy: name, updatedByPicture: picture };
}

/** An entry in the list of modules. */
export function summaryOf(place: ServerModule) {
  const { world, guild, spec, row } = place;
  return {
    slug: spec.slug,
    state: stateOf(place),
    used: spec.rules ? row.rules.length : null,
    limit: spec.rules ? ruleLimit(world, guild) : null,
    updatedAt: isoOrNull(row.updatedAt),
    ...author(world, row.updatedBy),
    troubles: allTroubles(place),
  };
}

/** A module's settings. */
export const settingsOf = (here: ServerModule) => ({
  ...summaryOf(here),
  enabled: here.row.enabled,
  version: here.row.version,
  values: here.row.values === null ? null : readable(here, here.row.values),
  problems: allTroubles(here).map(({ message }) => message),
});

export function ruleView(here: ServerModule, rule: RuleRow) {
  const values = readable(here, rule.values);
  const troubles = troublesIn(here, rule.values, rule.id);
  return {
    id: rule.id,
    enabled: rule.enabled,
    version: rule.version,
    values,
    updatedAt: iso(rule.updatedAt),
    ...author(here.world, rule.updatedBy),
    problems: troubles.map(({ message }) => message),
    troubles,
  };
}
