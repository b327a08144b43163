import type { ModuleSpec } from '@/features/bot-modules/engine/defineModule';
import { moduleSummariesSchema, sentTestSchema } from '@/features/bot-modules/engine/moduleState';
import { object, orNull, refTo, type Json } from '../json';
import { calls, NOTHING, under, type Operation } from '../operation';
import { shape } from '../shape';

const { get, post, put, delete: remove } = calls;

const of = ['ServerId', 'RuleId'] as const;
const version: Json = { type: 'integer', description: 'The one the change was made from.' };
const enabled: Json = { type: 'boolean' };
const A_TEST = {
  of,
  description:
    'Posts what is saved, once, where it would be posted. 429 within 10 s of the last one.',
  data: shape(sentTestSchema),
  errors: [402, 404, 409, 422, 429],
} as const;

/** "nft-sale" as the document's names have it: "NftSale". */
const nameOf = (slug: string) =>
  slug.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
/** Names of a module's components: its values, and its settings or one of its rules with them. */
export const componentsOf = ({ slug }: ModuleSpec) => ({
  values: `${nameOf(slug)}Values`,
  settings: `${nameOf(slug)}Settings`,
  rule: `${nameOf(slug)}Rule`,
});

/** What settings and rules of a module are, but for the values themselves. */
export function moduleSchemas(spec: ModuleSpec): Readonly<Record<string, Json>> {
  const { values, settings, rule } = componentsOf(spec);
  const withValues = (base: string, schema: Json): Json => ({
    allOf: [refTo(base), { properties: { values: schema } }],
  });
  // A module that holds rules has no values beside them.
  return spec.rules
    ? {
        [settings]: withValues('ModuleSettings', { type: 'null' }),
        [rule]: withValues('Rule', refTo(values)),
      }
    : { [settings]: withValues('ModuleSettings', orNull(refTo(values))) };
}

/** The calls of a module, each at a path of its own, so that its values are described to the last field. */
export const moduleOperations = (spec: ModuleSpec): Operation[] =>
  under(spec.title, [...settingsCalls(spec), ...(spec.rules ? ruleCalls(spec) : [])]);

/** GET /servers/{id}/modules, for all modules at once. */
export const modulesOperations: readonly Operation[] = under('Bot modules', [
  get('/servers/{id}/modules', 'listModules', 'Where the modules of a server stand', {
    of,
    data: shape(moduleSummariesSchema),
    errors: [403, 404],
  }),
]);

const pathOf = (slug: string) => `/servers/{id}/modules/${slug}`;

function settingsCalls(spec: ModuleSpec) {
  const { slug, title } = spec;
  const name = nameOf(slug);
  const names = componentsOf(spec);
  const values = refTo(names.values);
  const data = refTo(names.settings);
  const sent = spec.rules ? { description: 'Ignored: its rules have values, one by one.' } : values;
  const test = post(`${pathOf(slug)}/test`, `test${name}`, `Posts a test of ${title}`, A_TEST);
  return [
    get(pathOf(slug), `get${name}`, `Settings of ${title}`, { of, data, errors: [403, 404] }),
    put(pathOf(slug), `save${name}`, `Saves ${title}, or turns it on or off`, {
      of,
      description: STALE,
      body: object({ version, enabled, values: sent }),
      data,
      errors: [402, 404, 409],
    }),
    ...(spec.rules ? [] : [test]),
  ];
}

const STALE = '409 when somebody else has saved since `version`.';

function ruleCalls(spec: ModuleSpec) {
  const name = nameOf(spec.slug);
  const rules = `${pathOf(spec.slug)}/rules`;
  const names = componentsOf(spec);
  const values = refTo(names.values);
  const rule = refTo(names.rule);
  const all = object({ rules: { type: 'array', items: rule } });
  const word = withArticle(spec.rules?.singular ?? 'rule');
  return [
    get(rules, `list${name}Rules`, `Rules of ${spec.title}`, { of, data: all, errors: [403, 404] }),
    post(rules, `add${name}Rule`, `Adds ${word}`, {
      of,
      description: '402 when the package allows no more.',
      body: object({ enabled, values }),
      status: 201,
      data: object({ rule }),
      errors: [402, 404],
    }),
    put(`${rules}/order`, `order${name}Rules`, 'Puts the rules into another order', {
      of,
      description: '409 when the ids are not those of all rules there are.',
      body: object({ ids: { type: 'array', items: refTo('Id'), uniqueItems: true } }),
      data: all,
      errors: [402, 404, 409],
    }),
    put(`${rules}/{ruleId}`, `save${name}Rule`, `Saves ${word}, or turns it on or off`, {
      of,
      description: STALE,
      body: object({ version, enabled, values }),
      data: object({ rule }),
      errors: [402, 404, 409],
    }),
    remove(`${rules}/{ruleId}`, `remove${name}Rule`, `Deletes ${word}`, {
      of,
      description: '409 while a rule of another module names it.',
      data: NOTHING,
      errors: [404, 409],
    }),
    post(`${rules}/{ruleId}/test`, `test${name}Rule`, `Posts a test of ${word}`, A_TEST),
  ];
}

const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
