import { cut } from '@/shared/discord/cut';
import { nameLimits } from '@/shared/discord/limits';
import type { PreviewProps } from '../engine/moduleScreen';
import { itemsAt, textAt } from '../engine/read';
import { noFacts, type Variable } from '../engine/variable';
import type { FieldSet, Values } from '../fields/field';
import { ChannelList } from './ChannelList';
import { fillIn } from './fillIn';
import { knownOf, withKnown } from './known';
import { inNumerals } from './numerals';
import { PostView } from './PostView';
import { PreviewFrame } from './PreviewFrame';
import { sampleMessage } from './samplePreview';
import { useScene } from './scene';
import { UnknownVariables } from './UnknownVariables';

/** Counters as they stand in the list of channels, and those that are messages. */
export default function ListPreview({ values, fields, variables, facts = noFacts }: PreviewProps) {
  const scene = useScene(variables);
  const counters = itemsAt(values, 'counters').filter((each) => textAt(each, 'template') !== '');
  const shown = counters.map((counter) => {
    // Each counter may be about a token or collection of its own.
    const own = withKnown(variables, knownOf(facts, itemFields(fields), counter));
    return { counter, template: textAt(counter, 'template'), own: numbered(own, values) };
  });
  const isMessage = ({ counter }: { counter: Values }) =>
    textAt(counter, 'surface') === 'LIVE_MESSAGE';
  return (
    <>
      <PreviewFrame>
        <ChannelList
          names={shown
            .filter((each) => !isMessage(each))
            .map(({ template, own }) => cut(fillIn(template, own), nameLimits.channel))}
          scene={scene}
        />
        {shown.filter(isMessage).map(({ counter, template, own }, index) => (
          <PostView
            // Counters have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={index}
            label="Kept up to date"
            message={sampleMessage({ title: template })}
            post={{ channelId: textAt(counter, 'channelId') }}
            scene={{ ...scene, variables: own }}
          />
        ))}
      </PreviewFrame>
      <UnknownVariables
        text={counters.map((counter) => textAt(counter, 'template')).join(' ')}
        variables={variables}
      />
    </>
  );
}

const itemFields = ({ counters }: FieldSet): FieldSet =>
  counters?.control.kind === 'list' ? counters.control.fields : {};

/** Numbers as the form wants them written. */
const numbered = (variables: readonly Variable[], values: Values): Variable[] =>
  variables.map((variable) => ({
    ...variable,
    sample: inNumerals(variable.sample, textAt(values, 'numbers')),
  }));
