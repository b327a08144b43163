import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { hasSecrets } from '@/features/modules/engine/secrets';
import * as endpoints from '@/features/modules/engine/endpoints';
import { listRuleActivity } from '@/features/modules/rule-activity/endpoints';
import * as tests from '@/features/modules/screens/send-test/endpoints';
import type { Endpoint } from '@/shared/api/endpoint';
import type { Declared } from './declared';
import { isJson, object, orNull, refTo, type Json } from './json';
import { operationOf, type Operation } from './operation';

/** Converts "nft-sale" to the form of the document's names: "NftSale". */
const nameOf = (slug: string) =>
  slug.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
/**
 * Names of a module's components: its values, and its settings or rules, which contain them. Values with secrets have
 * another one for requests.
 */
export const componentsOf = ({ slug, fields }: ModuleSpec) => ({
  values: `${nameOf(slug)}Values`,
  sent: `${nameOf(slug)}Values${hasSecrets(fields) ? 'Sent' : ''}`,
  settings: `${nameOf(slug)}Settings`,
  rule: `${nameOf(slug)}Rule`,
});

/** Schemas of a module's settings and rules, without the values themselves. */
export function moduleSchemas(spec: ModuleSpec): Readonly<Record<string, Json>> {
  const { values, settings, rule } = componentsOf(spec);
  const extended = (base: string, schema: Json): Json => ({
    allOf: [refTo(base), { properties: { values: schema } }],
  });
  // A module with rules has no values beside them.
  return spec.rules
    ? {
        [settings]: extended('ModuleSettings', { type: 'null' }),
        [rule]: extended('Rule', refTo(values)),
      }
    : { [settings]: extended('ModuleSettings', orNull(refTo(values))) };
}

/** The operations of a module, each at its own path, so that all fields of its values are described. */
export const moduleOperations = (spec: ModuleSpec): Operation[] => [
  ...settingsCalls(spec),
  ...(spec.rules ? ruleCalls(spec, withArticle(spec.rules.singular)) : []),
];

/** Whether an endpoint serves all modules; it is then documented for each one separately. */
export const isOfModule = ({ endpoint: { params = {} } }: Declared) =>
  Object.values(params).some(({ of }) => of === 'module');

function settingsCalls(spec: ModuleSpec): Operation[] {
  const { title } = spec;
  const name = nameOf(spec.slug);
  const { sent: values, settings } = componentsOf(spec);
  const data = refTo(settings);
  const sent = spec.rules
    ? { description: 'Ignored, because each rule has its own values.' }
    : refTo(values);
  const of = ofModule(spec);
  return [
    { ...of(endpoints.getModule, `get${name}`, `Returns the settings of ${title}`), data },
    {
      ...of(endpoints.updateModule, `update${name}`, `Saves ${title}, or turns it on or off`, sent),
      data,
    },
    ...(spec.isSilent
      ? []
      : [of(tests.testModule, `test${name}`, `Sends a test of ${title}`, refTo(values))]),
  ];
}

function ruleCalls(spec: ModuleSpec, word: string): Operation[] {
  const name = nameOf(spec.slug);
  const names = componentsOf(spec);
  const values = refTo(names.sent);
  const rule = object({ rule: refTo(names.rule) });
  const all = object({
    rules: { type: 'array', items: refTo(names.rule) },
    version: { type: 'integer' },
  });
  const of = ofModule(spec);
  return [
    {
      ...of(endpoints.listRules, `list${name}Rules`, `Lists the rules of ${spec.title}`),
      data: all,
    },
    of(
      endpoints.listRuleNames,
      `list${name}RuleNames`,
      `Lists the names of the rules of ${spec.title}`,
    ),
    { ...of(endpoints.createRule, `create${name}Rule`, `Adds ${word}`, values), data: rule },
    {
      ...of(endpoints.reorderRules, `reorder${name}Rules`, 'Reorders the rules'),
      data: all,
    },
    {
      ...of(
        endpoints.updateRule,
        `update${name}Rule`,
        `Saves ${word}, or turns it on or off`,
        values,
      ),
      data: rule,
    },
    of(endpoints.deleteRule, `delete${name}Rule`, `Deletes ${word}`),
    ...(spec.isSilent
      ? []
      : [of(tests.testRule, `test${name}Rule`, `Sends a test of ${word}`, values)]),
    of(
      listRuleActivity,
      `list${name}Activity`,
      `Returns when each rule of ${spec.title} ran and how often in the last 7 days`,
    ),
  ];
}

/** A declared endpoint as an operation of one module, whose slug replaces the path parameter. */
const ofModule =
  ({ slug, title }: ModuleSpec) =>
  (endpoint: Endpoint, id: string, summary: string, values?: Json): Operation => {
    const operation = operationOf({ id, endpoint });
    return {
      ...operation,
      tag: title,
      summary,
      path: operation.path.replace('{slug}', slug),
      body: values && operation.body ? withValues(operation.body, values) : operation.body,
    };
  };

/** The body of a save, with the values of one module. */
function withValues(body: Json, values: Json): Json {
  const { properties } = body;
  return {
    ...body,
    properties: { ...(isJson(properties) ? properties : {}), values },
  };
}

const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
