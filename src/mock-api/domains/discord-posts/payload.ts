import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { isShown } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import { trimmed } from '@/features/modules/common-fields/discordText';
import { personalized, type Look } from '@/features/modules/common-fields/look';
import type { Embed, Message, MessageButton } from '@/features/modules/common-fields/message';
import type { Post, PostOption } from '@/features/modules/common-fields/post';
import { fillIn } from '@/features/modules/preview/fillIn';
import { readShownMessage } from '@/features/modules/preview/shownMessage';
import { isWebAddress } from '@/shared/discord/address';
import { cut, lengthOf } from '@/shared/discord/textLength';
import { localPicturePath } from '@/shared/navigation/localPicture';
import { inRows, messageLimits, nameLimits } from '@/shared/discord/limits';
import { refusals, type DiscordPost, type PostedButton } from '@/shared/discord/refusals';
import type { PostRow } from './post';

/** The value of a variable in a post. */
type Filling = Pick<PostRow['variables'][number], 'name' | 'sample'>;

/** Replaces an empty name or text. */
const NOTHING = '…';
const orNothing = (text: string) => (text.trim() === '' ? NOTHING : text);

const isAddress = (text: string, most: number): boolean =>
  isWebAddress(text) && lengthOf(text) <= most;

/**
 * The payload for Discord. Variables can make a text exceed its limit: it is cut there and ends with “…”. Addresses
 * with an empty variable are omitted.
 *
 * @param post parts the module adds around the message
 * @param look design of the server's posts; omitted for the plain design
 */
export function payloadOf(
  message: Message,
  post: Post,
  variables: readonly Filling[],
  look?: Look,
): DiscordPost {
  const fill = (text: string) => fillIn(text, variables);
  const filledIn = { ...message, embeds: message.embeds.map((embed) => filledEmbed(embed, fill)) };
  const embeds = withinTotal((look ? personalized(filledIn, look) : filledIn).embeds);
  const { buttons = [], links = [], menu, reactions = [], mentions = [], reply, questions } = post;
  const content = cut(
    trimmed(mentionsOf(mentions) + trimmed(fill(message.content))),
    messageLimits.content,
  );
  const written = [...message.buttons, ...links];
  return {
    message: {
      content: embeds.length === 0 ? orNothing(content) : content,
      embeds,
      rows: [
        ...inRows(written.flatMap((button) => writtenButton(button, fill))),
        ...inRows(buttons.map((option) => ownButton(option, fill))),
        ...(menu
          ? [
              {
                ...menu,
                options: menu.options.map(({ label, description = '' }) => ({
                  label: cut(fill(label), messageLimits.buttonLabel),
                  description,
                })),
              },
            ]
          : []),
      ],
      reactions: reactions.map(({ emoji = '' }) => emoji),
    },
    answers: [
      ...written.filter(({ does }) => does === 'ANSWER').map(({ answer }) => answer),
      ...(reply ? [reply.text] : []),
    ].map((text) => orNothing(cut(trimmed(fill(text)), messageLimits.answer))),
    modal:
      questions && questions.items.length > 0
        ? { title: questions.title, labels: questions.items.map(({ label }) => label) }
        : null,
    names: [
      ...nameOf('thread', post.thread, fill),
      ...nameOf('channel', post.channelName, fill),
      ...(post.sender ? [{ of: 'webhook' as const, name: post.sender.name }] : []),
    ],
  };
}

/** The same for a stored post. */
export function payloadOfPost({ message, name, variables, look, ...post }: PostRow): DiscordPost {
  if (message)
    return payloadOf(
      message,
      { ...post, place: post.place ?? '', sender: post.sender ?? undefined },
      variables,
      look,
    );
  const of = post.isNickname === true ? 'nickname' : 'channel';
  return {
    message: null,
    answers: [],
    modal: null,
    names: nameOf(of, name ?? '', (text) => fillIn(text, variables)),
  };
}

/** Payloads of a module's shown messages, with samples for their variables. */
export const messagesOf = (
  { fields, variables }: Pick<ModuleSpec, 'fields' | 'variables'>,
  values: Values,
  fillings: readonly Filling[] = variables,
): DiscordPost[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.control.type === 'message' && isShown(field, values)
      ? [payloadOf(readShownMessage(values[name]), field.control.post(values), fillings)]
      : [],
  );

/** Discord's error for a post that breaks its limits (code 50035, "Invalid form body"); undefined for a valid post. */
export function formRefusal(payload: DiscordPost): { code: number; text: string } | undefined {
  const [reason] = refusals(payload);
  return reason === undefined
    ? undefined
    : { code: 50_035, text: `Discord refused the message. ${reason}` };
}

const mentionsOf = (ids: readonly string[]) => ids.map((id) => `<@&${id}> `).join('');

function nameOf(
  of: 'channel' | 'nickname' | 'thread',
  template: string | undefined,
  fill: (text: string) => string,
): DiscordPost['names'] {
  if (template === undefined || template.trim() === '') return [];
  return [{ of, name: orNothing(cut(fill(template).trim(), nameLimits[of])) }];
}

/** A button of the message; none where its link is invalid. */
function writtenButton(
  { label, emoji, does, url }: MessageButton,
  fill: (text: string) => string,
): PostedButton[] {
  const button = ownButton({ label, emoji }, fill);
  if (does === 'ANSWER') return [button];
  const address = fill(url);
  const isInDiscord = /^discord:/i.test(address) && URL.canParse(address);
  return isInDiscord || isAddress(address, messageLimits.buttonUrl)
    ? [{ ...button, url: address }]
    : [];
}

function ownButton({ label, emoji = '' }: PostOption, fill: (text: string) => string) {
  const text = cut(fill(label).trim(), messageLimits.buttonLabel);
  return { label: emoji === '' ? orNothing(text) : text, emoji, url: null };
}

/** An embed with its variables filled in, each part cut at its limit. */
function filledEmbed(embed: Embed, fill: (text: string) => string): Embed {
  const text = (part: string, most: number) => cut(trimmed(fill(part)), most);
  const address = (part: string) => {
    const filled = fill(part);
    return isAddress(filled, messageLimits.embedUrl) ? filled : '';
  };
  /** Uploaded pictures are only on this back end, so their path is kept instead of an address. */
  const picture = (part: string) => (localPicturePath(part) === null ? address(part) : part);
  return {
    ...embed,
    title: text(embed.title, messageLimits.title),
    description: text(embed.description, messageLimits.description),
    author: text(embed.author, messageLimits.author),
    footer: text(embed.footer, messageLimits.footer),
    url: address(embed.url),
    authorUrl: address(embed.authorUrl),
    authorIcon: picture(embed.authorIcon),
    image: picture(embed.image),
    thumbnail: picture(embed.thumbnail),
    footerIcon: picture(embed.footerIcon),
    fields: embed.fields.map(({ name, value, isInline }) => ({
      name: text(name, messageLimits.fieldName),
      value: text(value, messageLimits.fieldValue),
      isInline,
    })),
  };
}

/** Cuts embeds at their total limit of characters, from the end. Empty ones are omitted. */
function withinTotal(embeds: readonly Embed[]): Embed[] {
  let left: number = messageLimits.allEmbeds;
  const take = (text: string) => {
    const kept = cut(text, left);
    left -= lengthOf(kept);
    return kept;
  };
  return embeds
    .map((embed): Embed => {
      const title = take(embed.title);
      const author = take(embed.author);
      const description = take(embed.description);
      const fields = embed.fields.flatMap((field) =>
        left === 0 ? [] : [{ ...field, name: take(field.name), value: take(field.value) }],
      );
      const footer = take(embed.footer);
      const hasAuthor = author.trim() !== '';
      return {
        ...embed,
        title,
        author,
        description,
        fields,
        footer,
        authorUrl: hasAuthor ? embed.authorUrl : '',
        authorIcon: hasAuthor ? embed.authorIcon : '',
        footerIcon: footer.trim() === '' ? '' : embed.footerIcon,
      };
    })
    .filter(
      ({ title, author, description, footer, fields, image, thumbnail }) =>
        (title + author + description + footer).trim() !== '' ||
        fields.length > 0 ||
        image !== '' ||
        thumbnail !== '',
    );
}
