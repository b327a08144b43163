import { expect, test } from 'vitest';
import { fieldAt } from './engine/paths';
import { loadModule, moduleAbouts } from './engine/registry';
import { isAskedBy } from './steps/stepFields';
import { wrongIn } from './steps/stepSchema';

const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
const guided = specs.flatMap((spec) =>
  spec?.firstSteps ? [{ slug: spec.slug, spec, guide: spec.firstSteps }] : [],
);

test('first rules for holders and each quest are made in steps', () => {
  expect(guided.map(({ slug, guide }) => [slug, guide.isForEach === true])).toEqual([
    ['crypto-holder-verification', false],
    ['holder-verification', false],
    ['quest', true],
  ]);
});

test.each(guided)('$slug: each step uses fields of the form', ({ spec, guide }) => {
  const asked = guide.steps.flatMap(({ fields, more }) => [...fields, ...(more?.fields ?? [])]);
  expect(asked.filter((path) => !fieldAt(spec.fields, path))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
  for (const { fields, asked: simpler = {} } of guide.steps)
    expect(fields).toEqual(expect.arrayContaining(Object.keys(simpler)));
});

test.each(guided)(
  '$slug: every field that is missing at the start is part of a step',
  ({ spec, guide: { values, steps } }) => {
    const wrong = wrongIn(spec, { ...spec.initial, ...values });
    expect(wrong).not.toEqual([]);
    expect(wrong.filter((path) => !steps.some((step) => isAskedBy(step, path)))).toEqual([]);
  },
);
