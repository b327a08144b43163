import { expect, test } from 'vitest';
import { liveWords } from './live';
import { fieldAt } from './paths';
import { loadModule, moduleAbouts } from './registry';

const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
const sentences = specs.flatMap((spec) =>
  spec?.live ? [{ slug: spec.slug, spec, text: Object.values(spec.live).join(' ') }] : [],
);

test.each(sentences)('what $slug says of its settings names fields it has', ({ spec, text }) => {
  for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g))
    expect(fieldAt(spec.fields, name)?.field.control.type).toBe('channel');
});

test('a sentence is left out while what it names is not chosen', () => {
  const spec = specs.find((each) => each?.slug === 'verification-bot');
  if (!spec) throw new Error('There is no captcha.');
  expect(liveWords(spec, 'posts', { panelChannelId: '' }, null)).toBeNull();
  expect(liveWords(spec, 'posts', { panelChannelId: '1' }, null)).toBe(
    'Posts the panel in Unknown channel now.',
  );
});
