import { LANGUAGE } from '@/shared/text/locales';
import { HOUR } from '@/shared/time/durations';
import spec from '@/features/modules/definitions/live-mint-alert/definition';
import { foreignLinks } from '@/features/modules/definitions/live-mint-alert/officialLinks';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import type { FilterOutcome } from '@/features/modules/post-history/delivery';
import { eventsOf, mintStarts, type MarketEvent } from '../../market/marketEvents';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import { messagePost, outcome, ticked, told } from '../compose/common';
import { nameOf, toldOf } from '../compose/pieces';

type Mint = ValuesOf<typeof spec.fields>;

const milestones: Readonly<Record<string, string>> = {
  DAY_BEFORE: '1 day before',
  HOUR_BEFORE: '1 hour before',
  START: 'mint start',
  PROGRESS: 'progress',
  SOLD_OUT: 'sold out',
};
const BAR = 10;

/** What a piece is to a mint: its first, its last, a step on the way, or none of these. */
export function milestoneOf(minted: number, supply: number, step: number): string | null {
  if (minted === 1) return 'START';
  if (minted >= supply) return minted === supply ? 'SOLD_OUT' : null;
  const steps = (pieces: number) => Math.floor((pieces * 100) / supply / step);
  return steps(minted) > steps(minted - 1) ? 'PROGRESS' : null;
}

/** A rule saved before its links were checked may hold another link: it is not posted. */
const linkFilters = (values: Mint): FilterOutcome[] =>
  foreignLinks(values).map((link) =>
    outcome('links', 'Mint link', false, link, 'an official link'),
  );

function dueOf(
  { values }: PostingRule<Mint>,
  asset: string,
  minted: number,
  milestone: string | null,
  seen: Pick<Due, 'key' | 'at' | 'label' | 'signature' | 'by'>,
): Due<'channelId'> {
  const supply = Math.max(1, values.supply);
  const percent = Math.min(100, Math.floor((minted * 100) / supply));
  const filled = Math.floor((percent * BAR) / 100);
  const { collection: wanted, milestones: chosen } = values;
  return {
    ...seen,
    kind: 'MINT',
    channelAt: 'channelId',
    filters: () => [
      outcome('collection', 'Collection', asset === wanted, nameOf(asset), nameOf(wanted)),
      milestone === null
        ? outcome(
            'milestones',
            'Milestone',
            false,
            `NFT ${String(minted)}, not a milestone`,
            'a milestone',
          )
        : ticked('milestones', 'Milestone', chosen, milestone, milestones),
      ...linkFilters(values),
    ],
    post: () =>
      messagePost(
        values.message,
        [
          told('collection.name', nameOf(asset)),
          told('minted', minted.toLocaleString(LANGUAGE)),
          told('supply', supply.toLocaleString(LANGUAGE)),
          told('percent', `${String(percent)}%`),
          told('bar', '▰'.repeat(filled) + '▱'.repeat(BAR - filled)),
          told('mint.link', values.links[0]?.url ?? '', false),
        ],
        values.mentionRoles,
      ),
  };
}

const of = (_: Posting, rule: PostingRule<Mint>, event: MarketEvent): Due<'channelId'> => {
  if (event.stream !== 'MINT') throw new TypeError('This is no mint.');
  const supply = Math.max(1, rule.values.supply);
  const step = Math.max(1, rule.values.progressStep);
  return dueOf(rule, event.asset, event.minted, milestoneOf(event.minted, supply, step), {
    key: event.signature,
    at: event.at,
    label: `NFT ${String(event.minted)} of ${nameOf(event.asset)} minted`,
    signature: event.signature,
    by: event.by,
  });
};

const ahead: readonly [milestone: string, hours: number][] = [
  ['DAY_BEFORE', 24],
  ['HOUR_BEFORE', 1],
];

/** The countdown, which no transaction tells. */
const countdown = (rule: PostingRule<Mint>, after: number, to: number): Due<'channelId'>[] =>
  ahead
    .filter(([milestone]) => rule.values.milestones.includes(milestone))
    .flatMap(([milestone, hours]) =>
      mintStarts(after + hours * HOUR + 1, to + hours * HOUR)
        .filter(({ asset }) => asset === rule.values.collection)
        .map(({ asset, at }) =>
          dueOf(rule, asset, 0, milestone, {
            key: `${milestone}:${String(at)}`,
            at: at - hours * HOUR,
            label: `${nameOf(asset)} mint starts in ${hours === 1 ? '1 hour' : '1 day'}`,
            signature: null,
            by: null,
          }),
        ),
    );

/** A mint, from the countdown to the last piece. */
const mint = createPoster(spec, {
  place: 4,

  market: { streams: ['MINT'], of },
  due: (posting, rule, after, to) =>
    [
      ...eventsOf('MINT', rule.values.collection, after, to).flatMap((event) =>
        toldOf(of(posting, rule, event), event),
      ),
      ...countdown(rule, after, to),
    ].sort((one, other) => one.at - other.at),
});
export default mint;
