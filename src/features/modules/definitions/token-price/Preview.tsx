import { cut } from '@/shared/discord/textLength';
import { nameLimits } from '@/shared/discord/limits';
import type { PreviewProps } from '../../engine/previewOf';
import { noFacts, type Facts, type Variable } from '../../engine/variable';
import { ChannelList } from '../../preview/ChannelList';
import { fillIn } from '../../preview/fillIn';
import { PostView } from '../../preview/PostView';
import { PreviewFrame } from '../../preview/PreviewFrame';
import { sampleMessage } from '../../preview/samplePreview';
import { useScene } from '../../preview/scene';
import { UnknownVariables } from '../../preview/UnknownVariables';
import spec, { type Ticker } from './definition';

/** The ticker where it is shown, a line for each token, and an alert where there are any. */
export default function PricePreview({ values: raw, variables, facts = noFacts }: PreviewProps) {
  const scene = useScene(variables);
  const values = spec.read(raw);
  const {
    template,
    surface,
    alerts: [alert],
  } = values;
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
            label="Bot nickname"
            message={sampleMessage({ description: 'Shown wherever the bot posts.' })}
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
                label={surface === 'COMMAND' ? 'Reply' : 'Live message'}
                message={sampleMessage({ title: template })}
                post={
                  surface === 'COMMAND'
                    ? { place: 'Reply to /price' }
                    : { channelId: values.channelId }
                }
                scene={{ ...scene, variables: own }}
              />
            ))
          : null}
        {alert === undefined ? null : (
          <PostView
            label="Alert"
            message={sampleMessage({ title: alertOf(values, alert) })}
            post={{
              channelId: values.alertChannelId,
              mentions: values.mentionRoles,
            }}
            scene={{ ...scene, variables: first }}
          />
        )}
      </PreviewFrame>
      <UnknownVariables text={template} variables={variables} />
    </>
  );
}

type Token = Ticker['tokens'][number];

/** Before there is one, a made-up one. */
const tokensOf = ({ tokens }: Ticker): readonly Token[] =>
  tokens.length === 0 ? [{ mint: '', symbol: '' }] : tokens;

/** Only the price in SOL is known here; in other currencies it is made up. */
const MADE_UP: Readonly<Record<string, string>> = { USD: '$182.40', EUR: '€168.10', SOL: '1 SOL' };

function priceOf({ quote }: Ticker, token: Token, { tokens }: Facts): string {
  const known = tokens.get(token.mint)?.priceSol ?? null;
  return quote === 'SOL' && known !== null ? `${known} SOL` : (MADE_UP[quote] ?? '');
}

/** Names and prices are put in as text. */
const told = (
  variables: readonly Variable[],
  values: Ticker,
  token: Token,
  facts: Facts,
): Variable[] =>
  variables.map((variable) => {
    const { name, sample } = variable;
    if (name === 'symbol') {
      const found = facts.tokens.get(token.mint)?.symbol;
      return { ...variable, sample: token.symbol || (found ?? 'SOL'), isText: true };
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

function alertOf({ quote }: Ticker, { kind, value }: Ticker['alerts'][number]): string {
  const unit = kind === 'CHANGE' ? '%' : quote;
  return `{symbol} ${events[kind] ?? ''} ${String(value)} ${unit}`;
}
