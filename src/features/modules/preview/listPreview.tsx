import { cut } from '@/shared/discord/textLength';
import { nameLimits } from '@/shared/discord/limits';
import type { PreviewProps } from '../engine/previewOf';
import { noFacts, type Variable } from '../engine/variable';
import type { FieldSet, Values } from '../common-fields/field';
import { ChannelList } from './ChannelList';
import { fillIn } from './fillIn';
import { knownOf, withKnown } from './known';
import { PostView } from './PostView';
import { PreviewFrame } from './PreviewFrame';
import { sampleMessage } from './samplePreview';
import { useScene } from './scene';
import { UnknownVariables } from './UnknownVariables';

interface Displays {
  counters: readonly (Values & { template: string; channelId: string })[];
}

interface Shown<V extends Displays> {
  /** Whether a counter is a message, not the name of a channel. */
  isMessage?: (counter: V['counters'][number]) => boolean;
  /** Formats numbers as set in the form. */
  inNumerals?: (text: string, values: V) => string;
}

/** Preview of counters: names in the list of channels, and messages. */
export const listPreview = <V extends Displays>(
  { read }: { read: (values: Values) => V },
  { isMessage = () => false, inNumerals = (text) => text }: Shown<V>,
) =>
  function ListPreview({ values: raw, fields, variables, facts = noFacts }: PreviewProps) {
    const values = read(raw);
    const scene = useScene(variables);
    const counters: readonly V['counters'][number][] = values.counters.filter(
      ({ template }) => template !== '',
    );
    const shown = counters.map((counter) => {
      // Each counter may be about another token or collection.
      const own = withKnown(variables, knownOf(facts, itemFields(fields), counter));
      return { counter, own: numbered(own, (text) => inNumerals(text, values)) };
    });
    return (
      <>
        <PreviewFrame>
          <ChannelList
            names={shown
              .filter(({ counter }) => !isMessage(counter))
              .map(({ counter, own }) => cut(fillIn(counter.template, own), nameLimits.channel))}
            scene={scene}
          />
          {shown
            .filter(({ counter }) => isMessage(counter))
            .map(({ counter, own }, index) => (
              <PostView
                // Only the index identifies a counter.
                // oxlint-disable-next-line react/no-array-index-key -- see above
                key={index}
                label="Live message"
                message={sampleMessage({ title: counter.template })}
                post={{ channelId: counter.channelId }}
                scene={{ ...scene, variables: own }}
              />
            ))}
        </PreviewFrame>
        <UnknownVariables
          text={counters.map(({ template }) => template).join(' ')}
          variables={variables}
        />
      </>
    );
  };

const numbered = (
  variables: readonly Variable[],
  inNumerals: (text: string) => string,
): Variable[] =>
  variables.map((variable) => ({ ...variable, sample: inNumerals(variable.sample) }));

const itemFields = ({ counters }: FieldSet): FieldSet =>
  counters?.control.type === 'list' ? counters.control.fields : {};
