import { cut } from '@/shared/discord/cut';
import { nameLimits } from '@/shared/discord/limits';
import type { PreviewProps } from '../../engine/moduleScreen';
import { itemsAt, textAt, textsAt } from '../../engine/read';
import { noFacts, type Facts, type Variable } from '../../engine/variable';
import type { Values } from '../../fields/field';
import { ChannelList } from '../../preview/ChannelList';
import { fillIn } from '../../preview/fillIn';
import { PostView } from '../../preview/PostView';
import { PreviewFrame } from '../../preview/PreviewFrame';
import { sampleMessage } from '../../preview/samplePreview';
import { useScene } from '../../preview/scene';
import { UnknownVariables } from '../../preview/UnknownVariables';

/** The ticker where it is shown, a line for each token, and an alert where there are any. */
export default function PricePreview({ values, variables, facts = noFacts }: PreviewProps) {
  const scene = useScene(variables);
  const template = textAt(values, 'template');
  const surface = textAt(values, 'surface');
  const tokens = tokensOf(values).map((token) => told(variables, values, token, facts));
  const [first = variables] = tokens;
  return (
    <>
      <PreviewFrame>
        {surface === 'CHANNEL_NAME' ? (
          <ChannelList
            names={[
              cut(tokens.map((own) => fillIn(template, own)).join(' · '), nameLimits.channel),
            ]}
            scene={scene}
          />
        ) : null}
        {surface === 'NICKNAME' ? (
          <PostView
            label="The bot’s nickname"
            message={sampleMessage({ description: 'Wherever the bot writes.' })}
            post={{
              sender: { name: cut(fillIn(template, first), nameLimits.nickname), picture: '' },
            }}
            scene={scene}
          />
        ) : null}
        {surface === 'LIVE_MESSAGE' || surface === 'COMMAND'
          ? tokens.map((own, index) => (
              <PostView
                // Tokens have no identity but their place.
                // oxlint-disable-next-line react/no-array-index-key -- see above
                key={index}
                label={surface === 'COMMAND' ? 'The answer' : 'Kept up to date'}
                message={sampleMessage({ title: template })}
                post={
                  surface === 'COMMAND'
                    ? { place: 'Answer to /price' }
                    : { channelId: textAt(values, 'channelId') }
                }
                scene={{ ...scene, variables: own }}
              />
            ))
          : null}
        {itemsAt(values, 'alerts').length === 0 ? null : (
          <PostView
            label="An alert"
            message={sampleMessage({ title: alertOf(values) })}
            post={{
              channelId: textAt(values, 'alertChannelId'),
              mentions: textsAt(values, 'mentionRoles'),
            }}
            scene={{ ...scene, variables: first }}
          />
        )}
      </PreviewFrame>
      <UnknownVariables text={template} variables={variables} />
    </>
  );
}

/** Before there is one, a made-up one. */
function tokensOf(values: Values): Values[] {
  const tokens = itemsAt(values, 'tokens');
  return tokens.length === 0 ? [{}] : tokens;
}

/** Only the price in SOL is known here; in other currencies it is made up. */
const MADE_UP: Readonly<Record<string, string>> = { USD: '$182.40', EUR: '€168.10', SOL: '1 SOL' };

function priceOf(values: Values, token: Values, { tokens }: Facts): string {
  const quote = textAt(values, 'quote');
  const known = tokens.get(textAt(token, 'mint'))?.priceSol ?? null;
  return quote === 'SOL' && known !== null ? `${known} SOL` : (MADE_UP[quote] ?? '');
}

/** Names and prices are put in as text. */
const told = (
  variables: readonly Variable[],
  values: Values,
  token: Values,
  facts: Facts,
): Variable[] =>
  variables.map((variable) => {
    const { name, sample } = variable;
    if (name === 'symbol') {
      const found = facts.tokens.get(textAt(token, 'mint'))?.symbol;
      return { ...variable, sample: textAt(token, 'symbol') || (found ?? 'SOL'), isText: true };
    }
    return name === 'price'
      ? { ...variable, sample: priceOf(values, token, facts) || sample }
      : variable;
  });

const events: Readonly<Record<string, string>> = {
  ABOVE: 'has risen above',
  BELOW: 'has fallen below',
  CHANGE: 'has moved by',
};

function alertOf(values: Values): string {
  const [alert = {}] = itemsAt(values, 'alerts');
  const kind = textAt(alert, 'kind');
  const unit = kind === 'CHANGE' ? '%' : textAt(values, 'quote');
  return `{symbol} ${events[kind] ?? ''} ${String(alert['value'])} ${unit}`;
}
