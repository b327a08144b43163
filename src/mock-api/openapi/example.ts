import { isJson, type Json } from './json';

/** What a text with this name holds, where the name says more than its schema. */
const texts: Readonly<Record<string, string>> = {
  account: '@castle_bots',
  action: 'module.quest.saved',
  actions: 'CLAIM',
  actor: 'Mira',
  after: '',
  allowed: 'castlebots.example',
  answer: 'Solana',
  author: 'Castle Bots',
  avatar: 'a1b2c3d4e5f6a7b8',
  bio: 'Collector since 2021.',
  by: 'Mira',
  channel: 'announcements',
  channelName: 'announcements',
  code: 'KEEP-2026',
  codes: 'KEEP-2026',
  collection: 'Keep Guards',
  content: 'Welcome to the keep!',
  cron: '0 9 * * 1',
  currencyEmoji: '🪙',
  dangers: 'Delete channels',
  day: '2026-03-14',
  description: 'What members see below the title.',
  displayName: 'Mira',
  domain: 'castlebots.example',
  emoji: '🏰',
  error: 'Couldn’t reach Discord.',
  footer: 'Castle Bots',
  group: 'Week 11',
  handle: 'castle_bots',
  handles: 'castle_bots',
  have: '2',
  how: 'Open the channel and press Verify.',
  ignoredPrefixes: '!',
  keptBy: 'A payout in progress',
  keywords: 'castle',
  kind: 'CLAIM',
  label: 'Weekly quest',
  language: 'en',
  linkLabel: 'Open the post',
  memo: 'castle:order:ord-1042',
  mentions: '@everyone',
  message: 'OK',
  mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  module: 'quest',
  motivation: 'I run a server of 4,000 collectors and help new owners set up their bots.',
  mustContain: '#castle',
  mustNotContain: 'giveaway',
  name: 'Solana Keep',
  need: '10',
  next: '1.row-1042',
  nickname: 'Mira',
  note: 'Helped at the spring event.',
  obstacle: 'The bot can’t post in this channel.',
  onFail: 'KICK',
  option: 'Solana',
  options: 'Solana',
  package: 'Keep',
  path: '/dashboard/quest',
  piece: 'Keep Guard #12',
  place: '#announcements',
  postTitle: 'Our first week',
  prize: '0.5 SOL',
  problems: 'The channel doesn’t exist anymore.',
  prompt: 'Which chain does Castle Bots run on?',
  questTitle: 'Follow us and say hello',
  question: 'Which chain does Castle Bots run on?',
  reason: 'The link doesn’t open.',
  reasons: 'Holds 3 Keep Guards',
  rejection: 'The link doesn’t open.',
  role: 'viewer',
  roles: 'Holder',
  ruleName: 'Weekly quest',
  sample: 'Welcome to the keep!',
  server: 'solana-keep',
  serverName: 'Solana Keep',
  serves: 'Pays quests',
  slug: 'solana-keep',
  source: 'QUEST',
  state: 'OPEN',
  statement: 'Link this wallet to Castle Bots.',
  status: 'SUCCESS',
  subject: 'Weekly quest',
  symbol: 'USDC',
  taskKinds: 'DISCORD_ROLE',
  text: 'Welcome to the keep.',
  threadName: 'Weekly quest',
  timeZone: 'Europe/Berlin',
  timestamp: '2026-03-14T15:09:26.000Z',
  title: 'Follow us and say hello',
  type: 'MEMBER',
  typed: '0.25',
  until: '2026-03-14T16:00:00.000Z',
  username: 'mira',
  value: '12',
  verified: 'true',
  what: 'Weekly quest',
  who: 'Mira',
  why: 'Couldn’t reach Discord.',
  whyNot: 'The wallet doesn’t hold enough SOL.',
};

const ADDRESS = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
const SIGNATURE =
  '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

/** What a text holds whose name ends so. */
const endings: readonly (readonly [ending: RegExp, text: string])[] = [
  [/(?:url|uri|link|website|page|destination)$/i, 'https://castlebots.example/'],
  [/(?:picture|icon|image|banner|thumbnail)$/i, 'https://castlebots.example/pictures/keep.png'],
  [/(?:address|wallets?|recipient|reference|feePayer|target|from|to|mints?)$/i, ADDRESS],
  [/signature$/i, SIGNATURE],
  [/(?:amount|lamports|units|balance)$/i, '250000000'],
  [/sol$/i, '0.5'],
  [/at$/i, '2026-03-14T15:09:26.000Z'],
  [/by$/i, 'Mira'],
  [/name$/i, 'Solana Keep'],
  [/(?:note|search)$/i, 'mira'],
];

/** What a text with this name holds; undefined if its name says nothing. */
function namedText(name: string): string | undefined {
  if (/Ids?$|^(?:id|key|ref)$/.test(name)) return idFor(name);
  return texts[name] ?? endings.find(([ending]) => ending.test(name))?.[1];
}

const TIME = '2026-03-14T15:09:26.000Z';

/** Texts for patterns, the first that fits is taken. */
const patterned: readonly string[] = [
  '250000000',
  '0.5',
  '2026-03-14',
  '09:30',
  '2026-03',
  'solana-keep',
  'a1b2c3d4e5f6a7b8',
  '/dashboard/quest',
  '🏰 /',
  'SGVsbG8=',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  '900000000000000001',
  'https://castlebots.example/',
  SIGNATURE,
];

const numbers: Readonly<Record<string, number>> = {
  decimals: 6,
  page: 1,
  pageSize: 25,
  total: 1,
  version: 3,
};

/** Where the schemas of an example are, and which fields it leaves out. */
export interface ExampleContext {
  /** Finds the schema that a reference points at. */
  resolve: (reference: string) => unknown;
  /** A response has no field that is only written. */
  without: 'writeOnly' | 'readOnly';
}

/**
 * A value of a schema as a person would write it: with every field, one item in each list, and words, times and amounts
 * that fit the names of the fields.
 *
 * @param name of the field that holds the value
 */
export function exampleOf(asked: unknown, context: ExampleContext, name = ''): unknown {
  if (!isJson(asked)) return null;
  if (String(asked['$ref']).endsWith('/Id')) return idFor(name);
  const schema = merged(asked, context);
  const { const: only, enum: choices, examples, type, properties } = schema;
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return choices[0];
  if (Array.isArray(examples)) return examples[0];
  const kinds = [schema['anyOf'], schema['oneOf']].find((each) => Array.isArray(each));
  if (Array.isArray(kinds)) return exampleOf(firstOf(kinds), context, name);
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  switch (types.find((each) => each !== 'null') ?? (properties === undefined ? 'null' : 'object')) {
    case 'object':
      return fieldsOf(schema, context, name);
    case 'array':
      return itemsOf(schema, context, name);
    case 'string':
      return textFor(schema, name);
    case 'integer':
    case 'number':
      return numberFor(schema, name);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** The first choice that isn’t null. */
const firstOf = (kinds: readonly unknown[]): unknown =>
  kinds.find((each) => isJson(each) && each['type'] !== 'null') ?? kinds[0];

/**
 * A schema with what it refers to and all parts of its `allOf` in one, where later parts say more: one list of patterns,
 * and the last schema of each field. Conditions between fields are left out.
 */
function merged(schema: Json, context: ExampleContext): Json {
  const { $ref, allOf, pattern, ...own } = schema;
  const parts = [
    ...(typeof $ref === 'string' ? [context.resolve($ref)] : []),
    { ...own, ...(pattern === undefined ? {} : { patterns: [pattern] }) },
    ...(Array.isArray(allOf) ? allOf : []),
  ];
  return parts
    .filter((part) => isJson(part) && !('if' in part))
    .map((part) =>
      '$ref' in part || 'allOf' in part || 'pattern' in part ? merged(part, context) : part,
    )
    .reduce(joined, {});
}

const joined = (one: Json, other: Json): Json => ({
  ...one,
  ...other,
  ...(isJson(one['properties']) && isJson(other['properties'])
    ? { properties: { ...one['properties'], ...other['properties'] } }
    : {}),
  patterns: [one, other].flatMap(({ patterns }) => (Array.isArray(patterns) ? patterns : [])),
});

function fieldsOf(schema: Json, context: ExampleContext, name: string): Json {
  const { properties, additionalProperties, propertyNames } = schema;
  const named = Object.entries(isJson(properties) ? properties : {})
    .filter(([, each]) => !isJson(each) || each[context.without] !== true)
    .map(([field, each]) => [field, exampleOf(each, context, field)]);
  const isMap = isJson(additionalProperties) && Object.keys(additionalProperties).length > 0;
  const entry = isMap
    ? [[exampleOf(propertyNames, context, 'key'), exampleOf(additionalProperties, context, name)]]
    : [];
  return Object.fromEntries([...named, ...entry]);
}

function itemsOf({ items, minItems }: Json, context: ExampleContext, name: string): unknown[] {
  const item = exampleOf(items, context, name);
  return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, (_, index) =>
    index > 0 && typeof item === 'string' ? `${item} ${String(index + 1)}` : item,
  );
}

/** An ID that says what it’s of: "quest-1042" for questId. */
function idFor(name: string): string {
  const of = name.replace(/Ids?$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${of === 'id' || of === '' ? 'row' : of}-1042`;
}

function textFor(schema: Json, name: string): string {
  const { patterns, format, minLength, maxLength, default: initial } = schema;
  if (format === 'date-time') return TIME;
  if (format === 'date') return '2026-03-14';
  const given = typeof initial === 'string' && initial !== '' ? [initial] : [];
  const named = namedText(name);
  const candidates = [...given, ...(named === undefined ? [] : [named]), ...patterned, 'Text'];
  const wanted = Array.isArray(patterns) ? patterns.map(String) : [];
  const isFit = (text: string) =>
    wanted.every((pattern) => new RegExp(pattern, 'u').test(text)) &&
    text.length <= Number(maxLength ?? Infinity) &&
    text.length >= Number(minLength ?? 0);
  if (wanted.length === 0 && named === undefined && given.length === 0)
    return 'Text'.slice(0, Number(maxLength ?? 4));
  return candidates.find(isFit) ?? 'Text';
}

function numberFor({ minimum, maximum, default: initial }: Json, name: string): number {
  const wanted = typeof initial === 'number' ? initial : (numbers[name] ?? 12);
  return Math.max(Number(minimum ?? -Infinity), Math.min(Number(maximum ?? Infinity), wanted));
}
