import { safeExternalUrl } from '@/shared/navigation/safeUrl';
import { messageLimits, type Embed } from '../fields/message';
import { fieldWidths } from './fieldWidths';
import { fillIn } from './fillIn';
import { hexColour } from './hexColour';
import { Markdown } from './Markdown';
import { MarkdownLink } from './markdown/MarkdownLink';
import type { Scene } from './scene';

interface EmbedViewProps {
  embed: Embed;
  scene: Scene;
}

/** An embed with its coloured edge. Author and footer know no markdown, as in Discord. */
export function EmbedView({ embed, scene }: EmbedViewProps) {
  const thumbnail = safeExternalUrl(embed.thumbnail);
  return (
    <div className="discord-embed">
      <svg className="discord-embed__edge" aria-hidden="true" preserveAspectRatio="none">
        <rect width="4" height="100%" fill={hexColour(embed.colour) ?? 'currentColor'} />
      </svg>
      <div className={`discord-embed__top${thumbnail === null ? '' : ' discord-embed__top--two'}`}>
        <div className="discord-embed__texts">
          <Plain text={embed.author} part="author" scene={scene} />
          <Title embed={embed} scene={scene} />
          {embed.description === '' ? null : (
            <Markdown text={embed.description} most={messageLimits.description} scene={scene} />
          )}
          <Fields fields={embed.fields} scene={scene} />
        </div>
        <Picture url={thumbnail} part="thumbnail" />
      </div>
      <Picture url={safeExternalUrl(embed.image)} part="image" />
      <Plain text={embed.footer} part="footer" scene={scene} />
    </div>
  );
}

interface PlainProps {
  text: string;
  part: 'author' | 'footer';
  scene: Scene;
}

function Plain({ text, part, scene }: PlainProps) {
  if (text === '') return null;
  const shown = fillIn(text, scene.variables).slice(0, messageLimits[part]);
  return <p className={`discord-embed__${part}`}>{shown}</p>;
}

function Title({ embed: { title, url }, scene }: EmbedViewProps) {
  if (title === '') return null;
  const text = (
    <Markdown
      text={title}
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
            <Markdown text={name} most={messageLimits.fieldName} scene={scene} kind="inline" />
          </dt>
          <dd>
            <Markdown text={value} most={messageLimits.fieldValue} scene={scene} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Picture({ url, part }: { url: string | null; part: 'image' | 'thumbnail' }) {
  return url === null ? null : (
    <img
      className={`discord-embed__${part}`}
      src={url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
