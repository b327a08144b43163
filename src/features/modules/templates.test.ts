import { afterAll, expect, test } from 'vitest';
import type { Values } from './common-fields/field';
import { createTestBackend } from '@/mock-api/hosts/vitest/testServer';
import { fromTemplate } from './engine/fromServer';
import { moduleAbouts, loadModule } from './engine/registry';

const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
const all = await Promise.all(
  specs.map(async (spec) => {
    const { templates = [] } = (await spec?.templates?.()) ?? {};
    return templates.map((template) => ({
      spec,
      slug: spec?.slug,
      title: template.title,
      template,
    }));
  }),
);
const named = all.flat();
const backend = createTestBackend();
afterAll(() => backend.close());
const { guilds } = backend.world.db;
const keep = guilds.find(({ id }) => id === 'srv-keep');
if (!keep) throw new Error('The seed has no such server.');
const { guildId, channels: guildChannels, roles: guildRoles } = keep;
const server = { guildId, guildChannels, guildRoles };
function wrongPaths(spec: (typeof specs)[number], values: Values): string[] {
  const read = spec?.schema.safeParse(values);
  return read?.success === false ? read.error.issues.map(({ path }) => path.join('.')) : [];
}
/** Where a quest is added says which category it is in. */
const given = (slug: string | undefined) =>
  slug === 'quest' ? { categoryId: 'rule-cat-gate' } : {};

test.each(named)(
  '$slug: the template $title can be saved once its open fields are filled in',
  ({ spec, slug, template }) => {
    const begun = { ...spec?.initial, ...given(slug) };
    const { values } = fromTemplate(spec?.fields ?? {}, begun, template, server);
    expect(wrongPaths(spec, values).toSorted()).toEqual(template.asks.toSorted());
  },
);

test.each(named)(
  '$slug: the template $title fills in nothing on a server without matching channels and roles',
  ({ spec, slug, template }) => {
    const bare = { guildId, guildChannels: [], guildRoles: [] };
    const begun = { ...spec?.initial, ...given(slug) };
    const { filled, values } = fromTemplate(spec?.fields ?? {}, begun, template, bare);
    expect(filled).toEqual({});
    // A button without a place to lead to is left out.
    const left = wrongPaths(spec, values).filter((path) => path.endsWith('.url'));
    expect(left).toEqual(template.asks.filter((path) => path.endsWith('.url')));
  },
);

test('each template has a unique id in its module', () => {
  const ids = all.flat().map(({ slug, template }) => `${String(slug)} ${template.id}`);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a template keeps values that the form already has', () => {
  const spec = specs.find((one) => one?.slug === 'holder-verification');
  const template = all.flat().find((one) => one.template.id === 'by-trait')?.template;
  if (!spec || !template) throw new Error('no template');
  const held = {
    ...spec.initial,
    rewardRoles: ['role-1'],
    conditions: [{ collection: 'So11111111111111111111111111111111111111112' }],
  };
  const { values } = fromTemplate(spec.fields, held, template, server);
  expect(values).toMatchObject({
    name: 'By trait',
    rewardRoles: ['role-1'],
    conditions: [{ kind: 'TRAITS', collection: 'So11111111111111111111111111111111111111112' }],
  });
});
