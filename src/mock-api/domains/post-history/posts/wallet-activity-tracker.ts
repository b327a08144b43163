import spec from '@/features/modules/definitions/wallet-activity-tracker/definition';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { shortAddress } from '@/shared/solana/shortAddress';
import { DAY } from '@/shared/time/durations';
import { collections, tokens } from '../../market/market';
import { eventsOf, type MarketEvent, type Stream } from '../../market/marketEvents';
import { priceAt } from '../../market/prices';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import { dollars, noiseHold, outcome, sol, ticked, told } from '../compose/common';
import { asNft, pieceOf, symbolOf, toldOf } from '../compose/pieces';
import { writtenPost } from '../compose/written';

type Watch = ValuesOf<typeof spec.fields>;

const STREAMS: readonly Stream[] = ['TRADE', 'SALE', 'MINT'];
const SOL = 'So11111111111111111111111111111111111111112';
const words: Readonly<Record<string, string>> = {
  BUY: 'buys',
  SELL: 'sells',
  NFT_BUY: 'NFTs bought',
  NFT_SELL: 'NFTs sold',
  NFT_MINT: 'NFTs minted',
};

interface WalletEvent {
  type: string;
  /** What the wallet did, in words. */
  text: string;
  /** Hundredths of a US dollar. */
  cents: bigint;
}

/** What a wallet did in a transaction; of one that is another’s, what its buyer did. */
function walletEventOf(event: MarketEvent, wallet: string): WalletEvent {
  if (event.stream === 'TRADE') {
    const text = `${event.type === 'BUY' ? 'bought' : 'sold'} ${symbolOf(event.asset)} for ${dollars(event.cents)}`;
    return { type: event.type, text, cents: event.cents };
  }
  const nft = asNft(event);
  const price = priceAt(SOL, event.at) ?? 0n;
  const cents = (nft.lamports * price) / 10n ** 22n;
  const [type, verb] =
    nft.type === 'MINT'
      ? ['NFT_MINT', 'minted']
      : nft.seller === wallet
        ? ['NFT_SELL', 'sold']
        : ['NFT_BUY', 'bought'];
  return { type, text: `${verb} ${pieceOf(nft)} for ${sol(nft.lamports)}`, cents };
}

const isBy = (event: MarketEvent, wallet: string): boolean =>
  event.by === wallet || (event.stream === 'SALE' && event.seller === wallet);

/** Buys of the same token by the wallet in the thirty days before. */
const earlierBuys = ({ asset, at }: MarketEvent, wallet: string): number =>
  eventsOf('TRADE', asset, at - 30 * DAY, at - 1).filter(
    (each) => each.by === wallet && each.stream === 'TRADE' && each.type === 'BUY',
  ).length;

function filtersOf(
  { values }: PostingRule<Watch>,
  event: MarketEvent,
  { type, cents }: WalletEvent,
) {
  const { wallet } = values;
  const least = BigInt(Math.round(values.minUsd * 100));
  const isFirstOnly = values.isFirstBuyOnly && type === 'BUY';
  const earlier = isFirstOnly ? earlierBuys(event, wallet) : 0;
  return [
    outcome(
      'wallet',
      'Wallet',
      isBy(event, wallet),
      `by ${shortAddress(event.by)}`,
      `by ${shortAddress(wallet)}`,
    ),
    ticked('types', 'Event type', values.types, type, words),
    outcome('minUsd', 'Value', cents >= least, dollars(cents), `at least ${dollars(least)}`),
    ...(isFirstOnly
      ? [
          outcome(
            'isFirstBuyOnly',
            'Buys of this token in the previous 30 days',
            earlier === 0,
            String(earlier),
            'none',
          ),
        ]
      : []),
  ];
}

const of = (_: Posting, rule: PostingRule<Watch>, event: MarketEvent): Due<'channelId'> => {
  if (event.stream === 'LISTING') throw new TypeError('A listing moves nothing.');
  const { values } = rule;
  const walletEvent = walletEventOf(event, values.wallet);
  return {
    key: event.signature,
    at: event.at,
    kind: event.stream,
    label: `${values.name} ${walletEvent.text}`,
    signature: event.signature,
    by: values.wallet,
    channelAt: 'channelId',
    filters: () => filtersOf(rule, event, walletEvent),
    held: noiseHold({ bundle: 0, maxPerHour: values.maxPerHour }, event.at, null),
    post: () =>
      writtenPost(
        {
          title: '{wallet.name}',
          description: '**{wallet.name}** {deed}',
          footer: `Value: ${dollars(walletEvent.cents)}`,
        },
        [told('wallet.name', values.name), told('deed', walletEvent.text)],
      ),
  };
};

/** What a wallet does on the market. */
const walletActivity = createPoster(spec, {
  place: 15,

  market: { streams: STREAMS, of },
  due: (posting, rule, after, to) => {
    const { wallet } = rule.values;
    const seen = STREAMS.flatMap((stream) =>
      (stream === 'TRADE'
        ? tokens.map(({ mint }) => mint)
        : collections.map(({ address }) => address)
      ).flatMap((asset) => eventsOf(stream, asset, after, to)),
    );
    return seen
      .filter((event) => isBy(event, wallet))
      .flatMap((event) => toldOf(of(posting, rule, event), event))
      .sort((one, other) => one.at - other.at);
  },
});
export default walletActivity;
