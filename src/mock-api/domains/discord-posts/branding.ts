import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { inNumbersOf, type Look } from '@/features/modules/common-fields/look';
import type { Message } from '@/features/modules/common-fields/message';
import personalizer from '@/features/modules/definitions/bot-personalizer/definition';
import { explorerUrlIn } from '@/shared/format/explorerUrlIn';
import { moduleRow, stored } from '../module-settings/modules';
import type { GuildRow } from '../guilds/rows';
import { slugs } from '../market/market';
import type { World } from '../../store/world';
import type { LinkTarget, PostRow, PostVariable } from './post';

/** Colors, footer and number format of a server's posts, and where their links lead. */
interface ServerBranding extends Look {
  /** EN, DE or FR. */
  numbers: string;
  explorer: string;
  marketplace: string;
}

const brandingFrom = ({
  accent,
  footer,
  hidesBranding,
  numbers,
  explorer,
  marketplace,
}: ValuesOf<typeof personalizer.fields>): ServerBranding => ({
  accent,
  footer,
  hasBranding: !hidesBranding,
  numbers,
  explorer,
  marketplace,
});

const defaultBranding = brandingFrom(personalizer.initial);

/**
 * The branding of a server's posts now.
 *
 * @param isPaid whether a package holds Bot personalizer; without one, posts have our own branding
 */
export function brandingOf(world: World, guild: GuildRow, isPaid: boolean): ServerBranding {
  const { enabled, values } = moduleRow(world, guild, personalizer.slug);
  return isPaid && enabled && values !== null
    ? brandingFrom(stored(personalizer, values))
    : defaultBranding;
}

const explorers = {
  SOLSCAN: 'solscan',
  SOLANA_FM: 'solana-fm',
  EXPLORER: 'solana-explorer',
} as const;
const explorerOf = (name: string) =>
  name === 'SOLANA_FM' || name === 'EXPLORER' ? explorers[name] : explorers.SOLSCAN;

interface Marketplace {
  item: string;
  collection: string;
}
const MAGIC_EDEN: Marketplace = {
  item: 'https://magiceden.io/item-details/',
  collection: 'https://magiceden.io/marketplace/',
};
const marketplaces: Readonly<Record<string, Marketplace>> = {
  MAGIC_EDEN,
  TENSOR: {
    item: 'https://www.tensor.trade/item/',
    collection: 'https://www.tensor.trade/trade/',
  },
};

/** The page of a collection on a marketplace; undefined where the marketplace or the collection is not known. */
export function collectionPage(marketplace: string, address: string): string | undefined {
  const slug = slugs.get(address);
  const base = marketplaces[marketplace]?.collection;
  return slug === undefined || base === undefined ? undefined : base + slug;
}

function linkOf({ explorer, marketplace }: ServerBranding, { kind, id }: LinkTarget): string {
  const known = marketplaces[marketplace] ? marketplace : 'MAGIC_EDEN';
  if (kind === 'nft') return (marketplaces[known] ?? MAGIC_EDEN).item + id;
  const page = kind === 'collection' ? collectionPage(known, id) : undefined;
  return (
    page ??
    explorerUrlIn(explorerOf(explorer), kind === 'transaction' ? 'transaction' : 'account', id)
  );
}

/** A variable that links to something on Solana, by the explorer and marketplace of the server. */
export const linkTo = (name: string, kind: LinkTarget['kind'], id: string): PostVariable => ({
  name,
  sample: linkOf(defaultBranding, { kind, id }),
  isText: false,
  to: { kind, id },
});

/** Variables with other people's words, in which a number is part of a name. */
const OTHERS_WORDS = /(?:^|\.)(?:name|mention|symbol|image)$/;

function variableIn(
  look: ServerBranding,
  { name, sample, isText, to }: PostVariable,
): PostVariable {
  if (to) return { name, sample: linkOf(look, to), isText };
  const isOwnWords = isText && !OTHERS_WORDS.test(name);
  return { name, sample: isOwnWords ? inNumbersOf(sample, look.numbers) : sample, isText };
}

/** A message in the bot's words, its numbers in the server's way. */
function inNumbers(message: Message, numbers: string): Message {
  const text = (words: string) => inNumbersOf(words, numbers);
  return {
    ...message,
    content: text(message.content),
    embeds: message.embeds.map((embed) => ({
      ...embed,
      title: text(embed.title),
      description: text(embed.description),
      footer: text(embed.footer),
      fields: embed.fields.map((field) => ({ ...field, value: text(field.value) })),
    })),
  };
}

const hasOwnMessage = ({ fields }: Pick<ModuleSpec, 'fields'>): boolean =>
  Object.values(fields).some(({ control }) => control.type === 'message');

/**
 * A post in the look of its server: links and numbers are put in, and color and footer are kept beside the message,
 * which stays as the rule has it (`personalized` puts them in when the post is shown).
 */
export function withBranding(
  look: ServerBranding,
  spec: Pick<ModuleSpec, 'fields'>,
  post: PostRow,
): PostRow {
  const { accent, footer, hasBranding } = look;
  const { message } = post;
  return {
    ...post,
    message: message && !hasOwnMessage(spec) ? inNumbers(message, look.numbers) : message,
    variables: post.variables.map((variable) => variableIn(look, variable)),
    ...(message && message.embeds.length > 0 ? { look: { accent, footer, hasBranding } } : {}),
  };
}
