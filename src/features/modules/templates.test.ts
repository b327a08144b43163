import { expect, test } from 'vitest';
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
// A quest asks for its category besides, which the test of its desk gives it.
const named = all.flat().filter(({ slug }) => slug !== 'quest');

test.each(named)(
  '$slug: the template $title is whole but for what only the server knows',
  ({ spec, template: { asks, values } }) => {
    const read = spec?.schema.safeParse({ ...spec.initial, ...values });
    const wrong =
      read?.success === false ? read.error.issues.map(({ path }) => path.join('.')) : [];
    expect(wrong.toSorted()).toEqual(asks.toSorted());
  },
);

test('each has an id of its own in its module', () => {
  const ids = all.flat().map(({ slug, template }) => `${String(slug)} ${template.id}`);
  expect(new Set(ids).size).toBe(ids.length);
});
