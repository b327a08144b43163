import type { fates } from '@/features/modules/post-history/delivery';
import { counted } from '@/shared/text/language';
import { iso } from '../../store/clock';
import { eventAt, type MarketEvent, type Stream } from '../market/marketEvents';
import { moduleRow } from '../module-settings/modules';
import { ruleKey, type Due, type Past, type Posting, type PostingRule } from './due';
import { judge } from './judge';
import { nameOf, symbolOf } from './compose/pieces';
import { findPoster } from './posters';
import type { DeliveryRow } from './rows';
import { paidAt } from './paid';
import { KEPT, rulesOf } from './settle';

type Fate = (typeof fates)[number];

const streamWords: Readonly<Record<Stream, string>> = {
  SALE: 'a sale',
  LISTING: 'a listing event',
  TRADE: 'a trade',
  MINT: 'a mint',
};

const subject = ({ stream, asset }: MarketEvent): string =>
  `${streamWords[stream]} of ${stream === 'TRADE' ? symbolOf(asset) : nameOf(asset)}`;

/** A rule's posts before a moment. */
export function pastBefore({ world, guild }: Posting, rule: PostingRule, at: number): Past {
  const rows = world.db.deliveries.filter(
    (row) =>
      row.serverId === guild.id &&
      row.state === 'SENT' &&
      row.at < at &&
      ruleKey({ module: row.module, id: row.ruleId }) === ruleKey(rule),
  );
  return { sentAfter: (after) => rows.filter((row) => row.at > after), total: rows.length };
}

/** The event of a transaction up to now; undefined for one in the future. */
export function knownEvent({ world }: Posting, signature: string): MarketEvent | undefined {
  const event = eventAt(signature);
  return event && event.at <= world.clock.now() ? event : undefined;
}

/** Why there was an alert about a transaction, or none, by the same judge that decides about posting. */
export function whyOf(posting: Posting, signature: string) {
  const market = findPoster(posting.spec.slug)?.market;
  const event = knownEvent(posting, signature);
  if (!market || !event)
    return {
      event: null,
      note: 'We don’t track what this transaction is about, or it hasn’t reached us yet.',
      rules: [],
    };
  const told = { at: iso(event.at), kind: event.stream, label: `This was ${subject(event)}.` };
  if (!market.streams.includes(event.stream))
    return {
      event: told,
      note: `${posting.spec.title} doesn’t track this kind of transaction.`,
      rules: [],
    };
  const rules = rulesOf(posting, false);
  const due = (rule: PostingRule) => market.of(posting, rule, event);
  const isOthers = rules.every((rule) => isOther(due(rule), posting, rule));
  return {
    event: told,
    note:
      rules.length === 0
        ? 'No rules yet.'
        : isOthers
          ? 'No rule applies to this transaction.'
          : null,
    rules: rules.map((rule) => whyRule(posting, rule, due(rule))),
  };
}

/** The first filter of every module with transactions checks the asset. */
function isOther(due: Due, posting: Posting, rule: PostingRule): boolean {
  const [first] = due.filters(pastBefore(posting, rule, due.at));
  return first?.met === false;
}

function whyRule(posting: Posting, rule: PostingRule, due: Due) {
  const { world, guild, spec } = posting;
  const past = pastBefore(posting, rule, due.at);
  const verdict = judge(due, { past, isPaid: paidAt(posting)(due.at) === true });
  const row = world.db.deliveries.find(
    (each) =>
      each.serverId === guild.id &&
      each.module === rule.module &&
      each.ruleId === rule.id &&
      each.key === due.key,
  );
  const module = moduleRow(world, guild, spec.slug);
  const isOn = module.enabled && module.rules.some(({ id, enabled }) => id === rule.id && enabled);
  const [fate, happened] = fateOf(posting, rule, due, row);
  return {
    id: rule.id ?? '',
    name: rule.name,
    isOn,
    wouldPost: verdict.posts,
    obstacle: verdict.posts ? null : verdict.why,
    filters: verdict.filters,
    fate,
    happened,
    deliveryId: row?.id ?? null,
  };
}

function forgottenUpTo({ world, guild }: Posting): number {
  const mark = world.db.deliveryMarks.find(({ serverId }) => serverId === guild.id);
  return Math.max(world.clock.now() - KEPT, mark?.forgotten ?? 0);
}

/** The real outcome. */
function fateOf(
  posting: Posting,
  rule: PostingRule,
  due: Due,
  row: DeliveryRow | undefined,
): [Fate, string] {
  if (row?.state === 'SENT') return ['SENT', 'Posted to Discord.'];
  if (row?.state === 'FAILED') {
    const tries = counted(row.attempts.length, 'attempt');
    return ['FAILED', `Couldn’t post after ${tries}. ${row.why ?? ''}`.trim()];
  }
  if (row) return ['SKIPPED', `Skipped. ${row.why ?? ''}`.trim()];
  if (isOther(due, posting, rule)) return ['OTHER', 'This rule doesn’t apply to the transaction.'];
  if (due.at <= rule.createdAt)
    return ['MADE_LATER', 'This rule was created after the transaction.'];
  if (due.at <= forgottenUpTo(posting))
    return [
      'TOO_OLD',
      'The transaction is older than the post history, which is kept for 30 days.',
    ];
  if (paidAt(posting)(due.at) === null)
    return ['NOT_PAID', 'The module wasn’t in a package at that time.'];
  return ['OFF', 'The rule or its module was off at that time.'];
}
