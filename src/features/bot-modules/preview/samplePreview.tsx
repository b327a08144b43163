import type { PreviewProps } from '../engine/defineModule';
import type { Values } from '../fields/field';
import { emptyEmbed, type Embed, type Message } from '../fields/message';
import { DiscordMessage } from './DiscordMessage';
import { PreviewFrame } from './PreviewFrame';
import { useScene } from './scene';

/** Said with made-up figures: nobody should take them for the market's. */
const SAMPLE = 'Sample figures';

/** A message of one embed. */
export const sampleMessage = (embed: Partial<Embed>, content = ''): Message => ({
  content,
  embeds: [{ ...emptyEmbed, footer: SAMPLE, ...embed }],
  buttons: [],
});

/** A value of a choice in words. */
export const wordFor = (words: Readonly<Record<string, string>>, value: unknown): string =>
  (typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined) ?? '';

/**
 * The preview of a module whose posts the bot writes by itself: what one would look like with these values.
 *
 * @param label what the post is: "A report"
 */
export const samplePreview = (label: string, messageFor: (values: Values) => Message) =>
  function SamplePreview({ values, variables }: PreviewProps) {
    const scene = useScene(variables);
    return (
      <PreviewFrame hasPhone>
        <figure className="preview__message">
          <figcaption>{label}</figcaption>
          <DiscordMessage message={messageFor(values)} scene={scene} />
        </figure>
      </PreviewFrame>
    );
  };
