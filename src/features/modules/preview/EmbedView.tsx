import { safePictureUrl, writtenPicture } from '@/shared/navigation/safeUrl';
import { cut } from '@/shared/discord/textLength';
import { messageLimits } from '@/shared/discord/limits';
import { isBlankText, trimmed } from '../common-fields/discordText';
import { isVariable, WHEN_POSTED, type Embed } from '../common-fields/message';
import { Editable, EditButton, MissingParts } from './Editable';
import type { MessagePart } from './editing';
import { fieldWidths } from './fieldWidths';
import { fillIn } from './fillIn';
import { hexColour } from './hexColour';
import { Markdown } from './Markdown';
import { MarkdownLink } from './markdown/MarkdownLink';
import { tellTime } from './markdown/timestamp';
import type { Scene } from './scene';

interface PartProps {
  embed: Embed;
  scene: Scene;
  part: MessagePart;
}

interface EmbedViewProps extends Omit<PartProps, 'part'> {
  /** Its image and those of the embeds merged into it. */
  images: readonly string[];
  /** Its path in the message: "embeds.0". */
  path: string;
  /** Its name within a sentence: "embed 2". */
  name: string;
}

/** An embed with its colored edge. As in Discord, author and footer have no markdown. */
export function EmbedView({ embed, images, path, name, scene }: EmbedViewProps) {
  const parts = partsOf(path, name);
  const { color, author, title, description, footer } = parts;
  const shown = { embed, scene };
  return (
    <div className="discord-embed">
      <svg className="discord-embed__edge" aria-hidden="true" preserveAspectRatio="none">
        <rect width="4" height="100%" fill={hexColour(embed.colour) ?? 'currentColor'} />
      </svg>
      <EditButton part={color} className="discord-embed__edit" label={`Edit ${color.label}`} />
      <Editable part={color}>{null}</Editable>
      <div
        className={`discord-embed__top${embed.thumbnail === '' ? '' : ' discord-embed__top--two'}`}
      >
        <div className="discord-embed__texts">
          <Author {...shown} part={author} />
          <Title {...shown} part={title} />
          <Editable part={description}>
            {isBlankText(embed.description) ? null : (
              <Markdown
                text={trimmed(embed.description)}
                most={messageLimits.description}
                scene={scene}
              />
            )}
          </Editable>
          <Fields fields={embed.fields} path={path} name={name} scene={scene} />
        </div>
        <Picture address={embed.thumbnail} part="thumbnail" scene={scene} />
      </div>
      <Images images={images} scene={scene} />
      <Footer {...shown} part={footer} />
      <MissingParts
        parts={textParts.filter((text) => isBlankText(embed[text])).map((text) => parts[text])}
      />
    </div>
  );
}

/** In display order. */
const textParts = ['author', 'title', 'description', 'footer'] as const;

function partsOf(path: string, name: string) {
  const part = (at: string, word: string, more: Partial<MessagePart> = {}): MessagePart => ({
    at: `${path}.${at}`,
    label: `${name} ${word}`,
    kind: 'line',
    ...more,
  });
  const { author, title, description, footer } = messageLimits;
  return {
    color: part('colour', 'color', { kind: 'color' }),
    author: part('author', 'author', {
      add: 'Add an author',
      look: 'discord-embed__author',
      most: author,
    }),
    title: part('title', 'title', {
      add: 'Add a title',
      look: 'discord-embed__title',
      most: title,
      hasMarkdown: true,
    }),
    description: part('description', 'description', {
      add: 'Add a description',
      most: description,
      kind: 'lines',
      hasMarkdown: true,
    }),
    footer: part('footer', 'footer', {
      add: 'Add a footer',
      look: 'discord-embed__footer',
      most: footer,
    }),
  };
}

function Author({ embed: { author, authorUrl, authorIcon }, scene, part }: PartProps) {
  const name = cut(trimmed(fillIn(author, scene.variables)), messageLimits.author);
  return (
    <Editable part={part}>
      {isBlankText(author) ? null : (
        <p className="discord-embed__author">
          <Picture address={authorIcon} part="icon" scene={scene} />
          {authorUrl === '' ? (
            name
          ) : (
            <MarkdownLink
              target={fillIn(authorUrl, scene.variables)}
              isMasked={false}
              hidesAddress={false}
            >
              {name}
            </MarkdownLink>
          )}
        </p>
      )}
    </Editable>
  );
}

function Footer({ embed: { footer, footerIcon, timestamp }, scene, part }: PartProps) {
  const isBlank = isBlankText(footer);
  const time = timeOf(timestamp, scene);
  const shown =
    isBlank && time === null ? null : (
      <p className="discord-embed__footer">
        {isBlank ? null : <Picture address={footerIcon} part="icon" scene={scene} />}
        {cut(trimmed(fillIn(footer, scene.variables)), messageLimits.footer)}
        {isBlank || time === null ? '' : ' • '}
        {time}
      </p>
    );
  return <Editable part={part}>{shown}</Editable>;
}

function timeOf(timestamp: string, { now, timeZone }: Scene): string | null {
  if (timestamp === WHEN_POSTED) return 'Today at 18:00';
  const at = Date.parse(timestamp);
  return Number.isNaN(at) ? null : (tellTime(at / 1000, 'f', now, timeZone)?.words ?? null);
}

function Title({ embed: { title, url }, scene, part }: PartProps) {
  const text = (
    <Markdown
      text={trimmed(title)}
      most={messageLimits.title}
      scene={scene}
      kind="inline"
      isInLink={url !== ''}
    />
  );
  return (
    <Editable part={part}>
      {isBlankText(title) ? null : (
        <div className="discord-embed__title">
          {url === '' ? (
            text
          ) : (
            <MarkdownLink
              target={fillIn(url, scene.variables)}
              isMasked={false}
              hidesAddress={false}
            >
              {text}
            </MarkdownLink>
          )}
        </div>
      )}
    </Editable>
  );
}

interface FieldsProps {
  fields: Embed['fields'];
  /** Path of the embed. */
  path: string;
  name: string;
  scene: Scene;
}

function Fields({ fields, path, name: embed, scene }: FieldsProps) {
  if (fields.length === 0) return null;
  const widths = fieldWidths(fields);
  return (
    <dl className="discord-embed__fields">
      {fields.map(({ name, value }, index) => {
        const at = `${path}.fields.${String(index)}`;
        const label = `${embed} field ${String(index + 1)}`;
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- only the index identifies a field
            key={index}
            className={`discord-embed__field--${widths[index] ?? 'whole'}`}
          >
            <dt>
              <Editable
                part={{
                  at: `${at}.name`,
                  label: `${label} name`,
                  kind: 'line',
                  most: messageLimits.fieldName,
                  hasMarkdown: true,
                }}
              >
                <Markdown
                  text={orSpace(name)}
                  most={messageLimits.fieldName}
                  scene={scene}
                  kind="inline"
                />
              </Editable>
            </dt>
            <dd>
              <Editable
                part={{
                  at: `${at}.value`,
                  label: `${label} text`,
                  kind: 'lines',
                  most: messageLimits.fieldValue,
                  hasMarkdown: true,
                }}
              >
                <Markdown text={orSpace(value)} most={messageLimits.fieldValue} scene={scene} />
              </Editable>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** An empty text still takes a line, which is the purpose of empty fields. */
const orSpace = (text: string) => trimmed(text) || '\u200B';

/** One image, or a gallery of several. */
function Images({ images, scene }: { images: readonly string[]; scene: Scene }) {
  const pictures = images.map((address, index) => (
    // Only the index identifies an image.
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <Picture key={index} address={address} part="image" scene={scene} />
  ));
  return images.length < 2 ? (
    pictures
  ) : (
    <div
      className={`discord-embed__gallery discord-embed__gallery--${String(images.length)}`}
      role="group"
      aria-label={`Gallery of ${String(images.length)} images`}
    >
      {pictures}
    </div>
  );
}

interface PictureProps {
  /** As written: an address, or a variable in its place. */
  address: string;
  part: 'image' | 'thumbnail' | 'icon';
  scene: Scene;
}

function Picture({ address, part, scene }: PictureProps) {
  const told = fillIn(address, scene.variables);
  const url = isVariable(address) ? safePictureUrl(told) : writtenPicture(address);
  if (url === null) {
    // The value of a variable is unknown before there is a post.
    return isVariable(address) && told !== address && told !== '' ? (
      <span className={`discord-embed__${part} discord-embed__stand-in`}>
        {part === 'icon' ? '' : told}
      </span>
    ) : null;
  }
  return (
    <img
      className={`discord-embed__${part}`}
      src={url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
