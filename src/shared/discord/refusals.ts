import { LANGUAGE } from '@/shared/text/locales';
import { localPicturePath } from '../navigation/localPicture';
import { isWebAddress } from './address';
import { lengthOf } from './textLength';
import { menuLimits, messageLimits, modalLimits, nameLimits } from './limits';
import { nicknamePattern, reactionKey, webhookNamePattern } from './names';

/** An embed as it is posted; empty texts are left out of it. */
export interface PostedEmbed {
  title: string;
  url: string;
  description: string;
  author: string;
  authorUrl: string;
  authorIcon: string;
  image: string;
  thumbnail: string;
  footer: string;
  footerIcon: string;
  fields: readonly { name: string; value: string }[];
}

export interface PostedButton {
  label: string;
  emoji: string;
  /** Null for a button the bot answers. */
  url: string | null;
}

export interface PostedMenu {
  placeholder: string;
  options: readonly { label: string; description: string }[];
  /** How many can be chosen at once. */
  most: number;
}

/** All that goes to Discord for one post, its variables filled in. */
export interface DiscordPost {
  /** Null where only a name is changed. */
  message: {
    content: string;
    embeds: readonly PostedEmbed[];
    /** Each a row of buttons, or a menu. */
    rows: readonly (readonly PostedButton[] | PostedMenu)[];
    reactions: readonly string[];
  } | null;
  /** What its buttons answer. */
  answers: readonly string[];
  /** The window a button opens; null for none. */
  modal: { title: string; labels: readonly string[] } | null;
  /** Names it gives to channels, threads, the bot or a webhook. */
  names: readonly { of: Exclude<keyof typeof nameLimits, 'bio'>; name: string }[];
}

const isBlank = (text: string) => text.trim() === '';

const longer = (what: string, text: string, most: number, verb = 'has'): string[] => {
  const length = lengthOf(text);
  return length > most
    ? [
        `${what} ${verb} ${length.toLocaleString(LANGUAGE)} characters; Discord allows ${most.toLocaleString(LANGUAGE)}.`,
      ]
    : [];
};

const filled = (what: string, text: string, most: number): string[] =>
  isBlank(text) ? [`${what} is empty.`] : longer(what, text, most);

const more = (what: string, count: number, most: number): string[] =>
  count > most ? [`There are ${String(count)} ${what}; Discord allows ${String(most)}.`] : [];

/** A button may also lead to a place within Discord. */
const isButtonAddress = (text: string): boolean =>
  isWebAddress(text) || (/^discord:/i.test(text) && URL.canParse(text));

/**
 * Why Discord would refuse a post, a sentence each; none where it takes it. Limits of the server as a whole, such as
 * its number of channels, and permissions are not part of it.
 */
export const refusals = ({ message, answers, modal, names }: DiscordPost): string[] => [
  ...(message ? ofMessage(message) : []),
  ...answers.flatMap((answer) => filled('An answer', answer, messageLimits.answer)),
  ...(modal ? ofModal(modal) : []),
  ...names.flatMap(ofName),
];

function ofMessage({
  content,
  embeds,
  rows,
  reactions,
}: NonNullable<DiscordPost['message']>): string[] {
  return [
    ...(isBlank(content) && embeds.length === 0 ? ['The message is empty.'] : []),
    ...longer('The text', content, messageLimits.content),
    ...more('embeds', embeds.length, messageLimits.embeds),
    ...longer('All embeds', embeds.flatMap(textsOf).join(''), messageLimits.allEmbeds, 'have'),
    ...embeds.flatMap(ofEmbed),
    ...more('rows of buttons and menus', rows.length, messageLimits.rows),
    ...rows.flatMap((row) => ('options' in row ? ofMenu(row) : ofRow(row))),
    ...more('reactions', reactions.length, messageLimits.reactions),
    ...(reactions.some(isBlank) ? ['A reaction has no emoji.'] : []),
    ...(new Set(reactions.map(reactionKey)).size < reactions.length
      ? ['Two reactions have the same emoji.']
      : []),
  ];
}

const textsOf = ({ title, description, author, footer, fields }: PostedEmbed): string[] => [
  title,
  description,
  author,
  footer,
  ...fields.flatMap(({ name, value }) => [name, value]),
];

function ofEmbed(embed: PostedEmbed): string[] {
  const { url, author, authorUrl, authorIcon, image, thumbnail, footer, footerIcon, fields } =
    embed;
  const addresses = [url, authorUrl, authorIcon, image, thumbnail, footerIcon];
  const isEmpty =
    textsOf(embed).every(isBlank) && fields.length === 0 && image === '' && thumbnail === '';
  return [
    ...(isEmpty ? ['An embed is empty.'] : []),
    ...longer('A title', embed.title, messageLimits.title),
    ...longer('A description', embed.description, messageLimits.description),
    ...longer('An author', author, messageLimits.author),
    ...longer('A footer', footer, messageLimits.footer),
    ...more('fields', fields.length, messageLimits.fields),
    ...fields.flatMap(({ name, value }) =>
      longer('The name of a field', name, messageLimits.fieldName).concat(
        longer('The text of a field', value, messageLimits.fieldValue),
      ),
    ),
    ...(isBlank(author) && authorUrl + authorIcon !== '' ? ['An author has no name.'] : []),
    ...(isBlank(footer) && footerIcon !== ''
      ? ['A footer has an icon but no text. Add text or remove the icon.']
      : []),
    ...addresses
      .filter(
        (address) => address !== '' && !isWebAddress(address) && localPicturePath(address) === null,
      )
      .map((address) => `“${address}” isn’t a web address.`),
    ...addresses.flatMap((address) => longer('An address', address, messageLimits.embedUrl)),
  ];
}

const ofRow = (row: readonly PostedButton[]): string[] => [
  ...(row.length === 0 ? ['A row has no buttons.'] : []),
  ...more('buttons in a row', row.length, messageLimits.rowButtons),
  ...row.flatMap(({ label, emoji, url }) => [
    ...(isBlank(label) && emoji === '' ? ['A button has neither a label nor an emoji.'] : []),
    ...longer('The label of a button', label, messageLimits.buttonLabel),
    ...(url === null ? [] : longer('The link of a button', url, messageLimits.buttonUrl)),
    ...(url === null || isButtonAddress(url) ? [] : ['A button has no web address.']),
  ]),
];

const ofMenu = ({ placeholder, options, most }: PostedMenu): string[] => [
  ...longer('The text of the menu', placeholder, menuLimits.placeholder),
  ...(options.length === 0 ? ['The menu has no choices.'] : []),
  ...more('choices in the menu', options.length, menuLimits.options),
  ...options.flatMap(({ label, description }) => [
    ...filled('The label of a choice', label, menuLimits.label),
    ...longer('The description of a choice', description, menuLimits.description),
  ]),
  ...(most < 1 || most > options.length
    ? [`The menu lets members choose ${String(most)} of ${String(options.length)}.`]
    : []),
];

const ofModal = ({ title, labels }: NonNullable<DiscordPost['modal']>): string[] => [
  ...filled('The title of the questions', title, modalLimits.title),
  ...(labels.length === 0 ? ['There are no questions.'] : []),
  ...more('questions', labels.length, modalLimits.inputs),
  ...labels.flatMap((label) => filled('A question', label, modalLimits.inputLabel)),
];

const words = { channel: 'channel', thread: 'thread', nickname: 'bot', webhook: 'sender' };
const patterns = { nickname: nicknamePattern, webhook: webhookNamePattern };

function ofName({ of, name }: DiscordPost['names'][number]): string[] {
  const pattern = of === 'nickname' || of === 'webhook' ? patterns[of] : null;
  return [
    ...filled(`The name of the ${words[of]}`, name, nameLimits[of]),
    ...(pattern === null || pattern.test.test(name) ? [] : [pattern.message]),
  ];
}
