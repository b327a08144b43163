import { describe, expect, test } from 'vitest';
import { hasProductTexts, markersIn, MARKERS, screensOf, textsIn } from './texts.mjs';

const textsOf = (source: string) => textsIn('a.tsx', source).map(({ text }) => text);

describe('texts of a source', () => {
  test.each([
    ["const a = 'Save changes';", ['Save changes']],
    ["const a = { label: 'Cooldown' };", ['Cooldown']],
    ['const a = `Couldn’t load ${name}.`;', ['Couldn’t load {…}.']],
    ['const a = <p>Paid by <b>Mira</b> on {day}.</p>;', ['Paid by Mira on {…}.']],
    ["const a = <p>{'Two words'} more</p>;", ['Two words more']],
    ['const a = <p>\n  One text in\n  two lines\n</p>;', ['One text in two lines']],
    ['const a = <Field label="Retry cooldown" />;', ['Retry cooldown']],
    ["const a = 'in #general';", ['in #general']],
    ["const a = '# Rules of the server';", ['# Rules of the server']],
    ['const a = `${count} half-price packages`;', ['{…} half-price packages']],
  ])('%s has %j', (source, texts) => {
    expect(textsOf(source)).toEqual(texts);
  });

  test.each([
    "import a from 'some file';",
    'const a = <p className="mb-0 small text-muted">{name}</p>;',
    "throw new Error('Never shown to anyone');",
    "const a = { slug: 'Not a text' };",
    "const a = document.querySelector('main h1');",
    "const a = 'image/png';",
    "if (state === 'On the way') send();",
    "type A = 'Left over';",
    "const a = '/dashboard/bots';",
    "const a = 'M35 12a18.5 18.5 0 1 0 14.5 26z';",
    "const a = '(pointer: coarse)';",
    "const a = '.skip-link, .site-header a, .site-header button';",
    'const a = \'a[href], button, input[type="file"], [tabindex]\';',
    "const a = 'tr, .order-item';",
    'const a = `a, button, ${file}`;',
    'const a = `btn btn-outline-secondary ${more}`;',
    'const a = `${id}-error ${id}-hint`;',
    'const a = `M${x} ${y}h${width}v4h-${width}z`;',
    "const a = '| Call | Why |';",
  ])('%s has none', (source) => {
    expect(textsOf(source)).toEqual([]);
  });

  test('are given with their lines', () => {
    expect(textsIn('a.ts', "\n\nconst a = 'Save changes';")).toEqual([
      { line: 3, text: 'Save changes', isForApi: false },
    ]);
  });

  test('that describe a schema are for readers of the API document', () => {
    expect(textsIn('a.ts', "z.string().check(z.describe('Id of the server.'))")).toEqual([
      { line: 1, text: 'Id of the server.', isForApi: true },
    ]);
  });
});

describe('markers', () => {
  test.each([
    'Somebody has left',
    'This was changed meanwhile.',
    'What you are told of',
    'It stands in your log.',
    'The role goes by itself.',
    'Begin the quest',
    'Look at it',
    'There is no such page',
    'This is no address.',
    'The members could not be loaded.',
    'It couldn’t be posted.',
    'It does not work.',
    'Who fails may try again',
    'Leave it',
    '{…} % more',
    'Loading …',
  ])('“%s” has one', (text) => {
    expect(markersIn(text)).not.toEqual([]);
  });

  test.each([
    'Couldn’t load the members.',
    'Who can see this?',
    'There is no one here.',
    'Your package is no longer active.',
    '12% more',
    'Loading…',
    'An outlook for today',
    '3 items couldn’t be read and aren’t shown.',
    'Tell us how you found us.',
  ])('“%s” has none', (text) => {
    expect(markersIn(text)).toEqual([]);
  });

  test('each have a name of their own', () => {
    expect(new Set(MARKERS.map(([name]) => name)).size).toBe(MARKERS.length);
  });
});

test.each([
  ['src/app/App.tsx', true],
  ['src/app/App.test.tsx', false],
  ['src/app/testing/signIn.ts', false],
  ['src/app/kit/KitScreen.tsx', false],
  ['scripts/texts.mjs', false],
])('%s has texts of the product: %j', (file, expected) => {
  expect(hasProductTexts(file)).toBe(expected);
});

test('a text’s screen is the nearest that imports its file, by the title and path of its route', () => {
  const screens = screensOf(
    new Map([
      [
        'src/sites/user/routes.tsx',
        "screen('wallets', 'Wallets', () => import('./wallets/WalletsScreen'))",
      ],
      ['src/sites/user/wallets/WalletsScreen.tsx', "import { Row } from '@/features/Row';"],
      ['src/features/Row.tsx', "import { words } from './words';"],
      ['src/features/words.ts', ''],
      ['src/features/modules/definitions/quest/definition.ts', ''],
      ['src/features/endpoints.ts', ''],
      ['src/mock-api/domains/orders/handlers.ts', ''],
    ]),
  );
  expect(Object.fromEntries(screens)).toEqual({
    'src/sites/user/routes.tsx': 'every page',
    'src/sites/user/wallets/WalletsScreen.tsx': 'Wallets (user site, wallets)',
    'src/features/Row.tsx': 'Wallets (user site, wallets)',
    'src/features/words.ts': 'Wallets (user site, wallets)',
    'src/features/modules/definitions/quest/definition.ts': 'form of the module quest',
    'src/features/endpoints.ts': 'API document, for developers',
    'src/mock-api/domains/orders/handlers.ts': 'answers of the API: orders',
  });
});
