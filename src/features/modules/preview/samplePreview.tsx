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

/** Marks made-up figures, so that they are not taken for market data. */
const SAMPLE = 'Sample figures';

/** A message with one embed. */
export const sampleMessage = (embed: Partial<Embed>, content = ''): Message => ({
  content,
  embeds: [{ ...emptyEmbed, footer: SAMPLE, ...embed }],
  buttons: [],
});

/**
 * Variables about the form's asset in a sample: `{asset.name}`, `{asset.symbol}` and
 * `{asset.price}`, inserted as text.
 */
const assetOf = ({ token, collection }: Known): Variable[] => [
  text('asset.name', collection?.name ?? token?.name ?? 'Keepers of the Tower'),
  text('asset.symbol', collection?.name ?? token?.symbol ?? 'KEEP'),
  text('asset.price', collection?.floorSol ?? token?.priceSol ?? '0.0021'),
];
const text = (name: string, sample: string): Variable => ({ name, sample, isText: true });

/** Label of a choice. */
export const wordFor = (words: Readonly<Record<string, string>>, value: unknown): string =>
  (typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined) ?? '';

/**
 * Preview of a module whose posts are composed by the bot: a sample post with these values.
 *
 * @param label name of the post: "A report"
 * @param messageFor the message
 * @param postFor the post around it
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
