import { safePictureUrl, writtenPicture } from '@/shared/navigation/safeUrl';
import { cut } from '@/shared/discord/textLength';
import { messageLimits } from '@/shared/discord/limits';
import { isBlankText, trimmed } from '../common-fields/discordText';
import { isVariable, WHEN_POSTED, type Embed } from '../common-fields/message';
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
}

interface EmbedViewProps extends PartProps {
  /** Its picture and those of the embeds that are merged into it. */
  images: readonly string[];
}

/** An embed with its coloured edge. Author and footer know no markdown, as in Discord. */
export function EmbedView({ embed, images, scene }: EmbedViewProps) {
  return (
    <div className="discord-embed">
      <svg className="discord-embed__edge" aria-hidden="true" preserveAspectRatio="none">
        <rect width="4" height="100%" fill={hexColour(embed.colour) ?? 'currentColor'} />
      </svg>
      <div
        className={`discord-embed__top${embed.thumbnail === '' ? '' : ' discord-embed__top--two'}`}
      >
        <div className="discord-embed__texts">
          <Author embed={embed} scene={scene} />
          <Title embed={embed} scene={scene} />
          {isBlankText(embed.description) ? null : (
            <Markdown
              text={trimmed(embed.description)}
              most={messageLimits.description}
              scene={scene}
            />
          )}
          <Fields fields={embed.fields} scene={scene} />
        </div>
        <Picture address={embed.thumbnail} part="thumbnail" scene={scene} />
      </div>
      <Images images={images} scene={scene} />
      <Footer embed={embed} scene={scene} />
    </div>
  );
}

function Author({ embed: { author, authorUrl, authorIcon }, scene }: PartProps) {
  if (isBlankText(author)) return null;
  const name = cut(trimmed(fillIn(author, scene.variables)), messageLimits.author);
  return (
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
  );
}

function Footer({ embed: { footer, footerIcon, timestamp }, scene }: PartProps) {
  const isBlank = isBlankText(footer);
  const time = timeOf(timestamp, scene);
  if (isBlank && time === null) return null;
  return (
    <p className="discord-embed__footer">
      {isBlank ? null : <Picture address={footerIcon} part="icon" scene={scene} />}
      {cut(trimmed(fillIn(footer, scene.variables)), messageLimits.footer)}
      {isBlank || time === null ? '' : ' • '}
      {time}
    </p>
  );
}

function timeOf(timestamp: string, { now, timeZone }: Scene): string | null {
  if (timestamp === WHEN_POSTED) return 'Today at 18:00';
  const at = Date.parse(timestamp);
  return Number.isNaN(at) ? null : (tellTime(at / 1000, 'f', now, timeZone)?.words ?? null);
}

function Title({ embed: { title, url }, scene }: PartProps) {
  if (isBlankText(title)) return null;
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
    <div className="discord-embed__title">
      {url === '' ? (
        text
      ) : (
        <MarkdownLink target={fillIn(url, scene.variables)} isMasked={false} hidesAddress={false}>
          {text}
        </MarkdownLink>
      )}
    </div>
  );
}

function Fields({ fields, scene }: { fields: Embed['fields']; scene: Scene }) {
  if (fields.length === 0) return null;
  const widths = fieldWidths(fields);
  return (
    <dl className="discord-embed__fields">
      {fields.map(({ name, value }, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- fields have no identity but their place
          key={index}
          className={`discord-embed__field--${widths[index] ?? 'whole'}`}
        >
          <dt>
            <Markdown
              text={orSpace(name)}
              most={messageLimits.fieldName}
              scene={scene}
              kind="inline"
            />
          </dt>
          <dd>
            <Markdown text={orSpace(value)} most={messageLimits.fieldValue} scene={scene} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An empty text has its line all the same, which is what empty fields are for. */
const orSpace = (text: string) => trimmed(text) || '\u200B';

/** One picture, or a gallery of several. */
function Images({ images, scene }: { images: readonly string[]; scene: Scene }) {
  const pictures = images.map((address, index) => (
    // Pictures have no identity but their place.
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
  /** As it is written: an address, or a variable that stands for one. */
  address: string;
  part: 'image' | 'thumbnail' | 'icon';
  scene: Scene;
}

function Picture({ address, part, scene }: PictureProps) {
  const told = fillIn(address, scene.variables);
  const url = isVariable(address) ? safePictureUrl(told) : writtenPicture(address);
  if (url === null) {
    // What a variable stands for is not known before there is a post.
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
