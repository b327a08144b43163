import { LANGUAGE } from '@/shared/text/locales';
import spec from '@/features/modules/definitions/wallet-asset-displayer/definition';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { emptyEmbed } from '@/features/modules/common-fields/message';
import { fillIn } from '@/features/modules/preview/fillIn';
import { parseSol } from '@/shared/money/lamports';
import { shortAddress } from '@/shared/solana/shortAddress';
import { cut } from '@/shared/discord/textLength';
import { messageLimits, nameLimits } from '@/shared/discord/limits';
import { exact } from '../../holdings/holdings';
import { chainIndex } from '../../holdings/onChain';
import { piecesOf } from '../../holdings/pieces';
import type { HoldingRow } from '../../holdings/rows';
import { findCollection, findToken, tokens } from '../../market/market';
import { priceAt } from '../../market/prices';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import { linkTo } from '../../discord-posts/branding';
import { DISCORD_EPOCH, messageIdAt } from '../make';
import type { PostRow } from '../../discord-posts/post';
import { dollars, told } from '../compose/common';
import { hoursIn, refreshAfter, REFRESHES_KEPT, renamings } from '../compose/refreshes';
import { byTheClock } from '../compose/written';

type Display = ValuesOf<typeof spec.fields>;
type Wallet = Display['wallets'][number];

const [SOL = ''] = tokens.map(({ mint }) => mint);
/** From units of 10^-9 of a token, times units of 10^-15 of a dollar, to cents. */
const TO_CENTS = 10n ** 22n;

/** A token or collection in a wallet, and what it is worth in cents. */
interface Asset {
  kind: 'token' | 'nft';
  text: string;
  cents: bigint;
}

const worthOf = (units: bigint, price: bigint | null): bigint => (units * (price ?? 0n)) / TO_CENTS;

const ONE = 1_000_000_000n;

/** An amount of 10^-9 units with the digits that matter: "1,250.5", "0.0021". */
function amountText(units: bigint): string {
  const digits = (units % ONE)
    .toString()
    .padStart(9, '0')
    .slice(0, units < ONE ? 4 : 2);
  const decimals = digits.replace(/0+$/, '');
  return (units / ONE).toLocaleString(LANGUAGE) + (decimals === '' ? '' : `.${decimals}`);
}

/** How many pieces of a collection count. */
function piecesCounted(row: HoldingRow, includesStaked: boolean): number {
  const pieces = piecesOf(row);
  return includesStaked || pieces === null
    ? Number(row.amount)
    : pieces.filter(({ state }) => state === 'HELD').length;
}

function assetOf(row: HoldingRow, values: Display, at: number): Asset {
  const token = findToken(row.asset);
  if (token) {
    const units = exact(row.amount);
    const cents = worthOf(units, priceAt(row.asset, at));
    return { kind: 'token', text: `${amountText(units)} ${token.symbol}`, cents };
  }
  const collection = findCollection(row.asset);
  const count = piecesCounted(row, values.includesStaked);
  const floor = collection?.floorSol ? parseSol(collection.floorSol) : 0n;
  const name = collection?.name ?? 'Unknown collection';
  return {
    kind: 'nft',
    text: count === 0 ? '' : `${name} × ${count.toLocaleString(LANGUAGE)}`,
    cents: worthOf(floor * BigInt(count), priceAt(SOL, at)),
  };
}

/** Compressed NFTs of no collection, which anyone can send to a wallet. */
function spamIn(posting: Posting, wallet: string): Asset[] {
  const count = chainIndex(posting.world)
    .piecesOf(wallet)
    .filter(({ isCompressed, collection }) => isCompressed && collection === null).length;
  return count === 0 ? [] : [{ kind: 'nft', text: `No collection × ${String(count)}`, cents: 0n }];
}

/** What a wallet holds as the settings have it, the most valuable first. */
function assetsOf(posting: Posting, values: Display, wallet: string): (at: number) => Asset[] {
  const rows = posting.world.db.holdings.filter((row) => row.wallet === wallet);
  const spam = values.hidesSpam ? [] : spamIn(posting, wallet);
  const least = BigInt(Math.round(values.hideBelow * 100));
  return (at) =>
    [...rows.filter(({ since }) => since <= at).map((row) => assetOf(row, values, at)), ...spam]
      .filter(({ text, cents }) => text !== '' && cents >= least)
      .sort((one, other) => Number(other.cents - one.cents));
}

const sumOf = (assets: readonly Asset[]) => assets.reduce((sum, { cents }) => sum + cents, 0n);

/** The first of a list, one a line, as many as a field of an embed holds. */
function lines(assets: readonly Asset[], kind: Asset['kind'], most: number): string {
  const texts = assets
    .filter((asset) => asset.kind === kind)
    .slice(0, most)
    .map(({ text, cents }) => (cents === 0n ? text : `${text} (${dollars(cents)})`));
  while (texts.join('\n').length > messageLimits.fieldValue) texts.pop();
  return texts.join('\n') || '–';
}

function postOf(values: Display, wallet: Wallet, assets: readonly Asset[]): PostRow {
  const { label, address, isPublic } = wallet;
  const about = isPublic ? '\n[{wallet.address}]({wallet.link})' : '';
  return {
    message: {
      content: '',
      embeds: [
        {
          ...emptyEmbed,
          title: '{wallet.name}',
          description: `Total value: **${dollars(sumOf(assets))}**${about}`,
          fields: [
            {
              name: 'Tokens',
              value: lines(assets, 'token', values.topTokens),
              isInline: true,
            },
            {
              name: 'NFTs',
              value: lines(assets, 'nft', values.topNfts),
              isInline: true,
            },
          ],
        },
      ],
      buttons: [],
    },
    name: null,
    variables: [
      told('wallet.name', label),
      told('wallet.address', shortAddress(address)),
      linkTo('wallet.link', 'account', address),
    ],
    mentions: [],
    place: null,
  };
}

interface Shown {
  key: string;
  /** Whether something else is shown than at another time. */
  text: (at: number) => string;
  due: (at: number) => Pick<Due, 'label' | 'post' | 'messageId'>;
}

/** One message for each wallet, which is edited with every refresh. */
const messages = (posting: Posting, { values, createdAt }: PostingRule<Display>): Shown[] =>
  values.wallets.map((wallet, index) => {
    const assets = assetsOf(posting, values, wallet.address);
    const post = (at: number) => postOf(values, wallet, assets(at));
    return {
      key: `refresh:${String(index)}`,
      text: (at) => JSON.stringify(post(at).message),
      due: (at) => ({
        label: `${wallet.label}: ${dollars(sumOf(assets(at)))}`,
        messageId: messageIdAt(Math.max(createdAt, DISCORD_EPOCH), index),
        post: () => post(at),
      }),
    };
  });

/** The name of the channel: what each wallet is worth. */
function channelName(posting: Posting, { values }: PostingRule<Display>): Shown {
  const wallets = values.wallets.map(({ label, address }) => ({
    label,
    assets: assetsOf(posting, values, address),
  }));
  const text = (at: number) =>
    cut(
      wallets
        .map(({ label, assets }) => `${label}: ${dollars((sumOf(assets(at)) / 100n) * 100n)}`)
        .join(' · '),
      nameLimits.channel,
    );
  return {
    key: 'refresh:name',
    text,
    due: (at) => {
      const variables = [told('wallets', text(at))];
      return {
        label: fillIn('{wallets}', variables),
        post: () => ({ message: null, name: '{wallets}', variables, mentions: [], place: null }),
      };
    },
  };
}

/** What wallets hold, in a message that is kept up to date or in the name of a channel. */
const walletAssets = createPoster(spec, {
  place: 16,

  due: (posting, rule, after, to) => {
    const { surface } = rule.values;
    if (surface !== 'LIVE_MESSAGE' && surface !== 'CHANNEL_NAME') return [];
    const every = Math.max(900, rule.values.refresh) * 1000;
    const from = Math.max(after, to - REFRESHES_KEPT);
    const shown =
      surface === 'LIVE_MESSAGE' ? messages(posting, rule) : [channelName(posting, rule)];
    // What was saved is shown with the next refresh, whether or not the figures have changed.
    const first = refreshAfter(rule.updatedAt, every);
    return shown
      .flatMap(({ key, text, due }) =>
        [...new Set([first, ...renamings(text, hoursIn(from - every, to), every, to)])]
          .filter((at) => at > from && at <= to)
          .map((at) =>
            byTheClock<'channelId'>(at, {
              kind: 'REFRESH',
              key: `${key}:${String(at)}`,
              channelAt: 'channelId',
              ...due(at),
            }),
          ),
      )
      .sort((one, other) => one.at - other.at);
  },
});
export default walletAssets;
