import type { PreviewProps } from '../engine/previewOf';
import { noFacts, type Known, type Variable } from '../engine/variable';
import type { ModuleSpec } from '../engine/defineModule';
import type { FieldSet, ValuesOf } from '../common-fields/field';
import { emptyEmbed, type Embed, type Message } from '../common-fields/message';
import type { Post } from '../common-fields/post';
import { knownOf } from './known';
import { PostView } from './PostView';
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

/** What the form is about: `{asset.name}`, `{asset.symbol}` and `{asset.price}` in a sample, put in as text. */
const assetOf = ({ token, collection }: Known): Variable[] => [
  text('asset.name', collection?.name ?? token?.name ?? 'Keepers of the Tower'),
  text('asset.symbol', collection?.name ?? token?.symbol ?? 'KEEP'),
  text('asset.price', collection?.floorSol ?? token?.priceSol ?? '0.0021'),
];
const text = (name: string, sample: string): Variable => ({ name, sample, isText: true });

/** A value of a choice in words. */
export const wordFor = (words: Readonly<Record<string, string>>, value: unknown): string =>
  (typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined) ?? '';

/**
 * The preview of a module whose posts the bot writes by itself: what one would look like with these values.
 *
 * @param label what the post is: "A report"
 * @param messageFor the message itself
 * @param postFor what is posted around it
 */
export const samplePreview = <F extends FieldSet>(
  { read }: Pick<ModuleSpec<F>, 'read'>,
  label: string,
  messageFor: (values: ValuesOf<F>) => Message,
  postFor: (values: ValuesOf<F>) => Post,
) =>
  function SamplePreview({ values: raw, fields, variables, facts = noFacts }: PreviewProps) {
    const values = read(raw);
    const known = knownOf(facts, fields, raw);
    const scene = useScene(variables);
    const message = messageFor(values);
    return (
      <PreviewFrame hasPhone>
        <PostView
          label={label}
          message={message}
          post={postFor(values)}
          scene={{ ...scene, variables: [...variables, ...assetOf(known)] }}
        />
      </PreviewFrame>
    );
  };
