import type { ChatRule } from '@/features/modules/definitions/chat-to-earn/fields';
import type { EngageSettings } from '@/features/modules/definitions/engage-to-earn/fields';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { DAY, HOUR } from '@/shared/time/durations';
import type { ModuleContext } from '../module-settings/moduleContext';
import { randomOf } from '../../store/hashed';
import { payMessages, type ChatFacts, type Message } from './chat';
import { engageMultiplier, hasSource, payActivity } from './engage';
import { balanceNotes } from '../accrual-ledger/balanceWords';
import { least, limitsAlone } from './engageHour';
import { engageProgram } from '../accrual-ledger/programs';

/** A member writes from six in the morning, for so long. */
const AWAKE = { from: 6 * HOUR, for: 16 * HOUR };
const MESSAGES = [10, 60, 200];
const REACTIONS = [5, 20, 60];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz ';

/** Messages of a day, evenly spread, none like another, where and as long as a rule wants them. */
export function messagesOfADay(
  { channelMode, channels, minLength }: ChatRule,
  count: number,
  day: number,
): Message[] {
  const [channel] = channelMode === 'ONLY' ? channels : [];
  const length = Math.max(40, minLength);
  return Array.from({ length: count }, (_, place) => {
    const random = randomOf(String(place), 'estimate');
    return {
      id: `estimate-${String(place)}`,
      at: day + AWAKE.from + Math.floor((place * AWAKE.for) / count),
      channelId: channel?.channelId ?? '',
      above: [],
      isForum: false,
      isThread: false,
      text: `a${Array.from({ length }, () => LETTERS[random.int(0, 26)] ?? 'x').join('')}z`,
    };
  });
}

/**
 * What messages of a day pay, hour by hour as they are paid, in whole points.
 *
 * @param engage the limits and multipliers beside the rule's own; null for XP, which has none
 */
export function payDay(
  rule: ChatRule,
  engage: EngageSettings | null,
  messages: readonly Message[],
  { draw, dropDraw }: Pick<ChatFacts, 'draw' | 'dropDraw'>,
): number {
  const roles = new Set(rule.roleMode === 'ONLY' ? rule.roles.slice(0, 1) : []);
  const { day: ofDay, all } = engage ? limitsAlone(engage) : { day: null, all: null };
  const own = rule.dailyCap === 0 ? null : rule.dailyCap;
  const limits = [ofDay, all, own].filter((limit) => limit !== null);
  const day = { points: 0, counted: 0, last: 0 };
  const before: string[] = [];
  const hourOf = ({ at }: Message) => Math.floor((at - 1) / HOUR);
  for (const hour of new Set(messages.map(hourOf))) {
    const now = messages.filter((message) => hourOf(message) === hour);
    const pay = payMessages(rule, {
      messages: now,
      before,
      roles,
      counted: day.counted,
      last: day.last,
      left: limits.length === 0 ? null : Math.max(0, Math.min(...limits) - day.points),
      draw,
      dropDraw,
      factor: engage
        ? engage.chatWeight *
          engageMultiplier(engage, { at: now[0]?.at ?? 0, roles, pieces: () => 0 })
        : 1,
    });
    before.push(...now.map(({ text }) => text));
    day.points += pay.points;
    day.counted += pay.units;
    day.last = pay.last === 0 ? day.last : pay.last;
  }
  return day.points;
}

const casesOf = (usual: readonly number[], typed: number | undefined) => [
  ...new Set([...usual, ...(typed === undefined ? [] : [typed])]),
];

/** What members would earn by a rule of chat to earn as it is typed. */
export function chatEstimate(
  { world, guild }: ModuleContext,
  rule: ChatRule,
  typed: number | undefined,
) {
  const engage = engageProgram(world, guild);
  const wantsCurrency = rule.pays === 'CURRENCY';
  const paidBy =
    wantsCurrency && engage?.isOn === true && hasSource(engage.values, 'CHAT')
      ? engage.values
      : null;
  const isPaid = paidBy !== null;
  const inUnits = (count: number) =>
    isPaid ? counted(count, 'point') : `${count.toLocaleString(LANGUAGE)} XP`;
  const day = Math.floor(world.clock.now() / DAY) * DAY;
  const caseOf = (count: number) => {
    // More in a day is more than any member writes.
    const messages = messagesOfADay(rule, Math.min(count, 5000), day);
    const by = (draw: number) =>
      payDay(rule, paidBy, messages, { draw: () => draw, dropDraw: () => 1 });
    const [least, most] = [by(0), by(1 - Number.EPSILON)];
    const range = least === most ? '' : `${least.toLocaleString(LANGUAGE)} to `;
    return {
      units: count,
      points: Math.round((least + most) / 2),
      sentence: `A member who writes ${counted(Math.min(count, 5000), 'message')} a day would earn ${range}${inUnits(most)}.`,
    };
  };
  return {
    unit: 'messages',
    cases: casesOf(MESSAGES, typed).map(caseOf),
    everybody: null,
    notes: [
      'Assumes different messages over 16 hours and no role or holder multipliers.',
      ...(wantsCurrency && !isPaid
        ? ['Members earn only XP until Engage to earn is on, with chatting as a source.']
        : []),
      isPaid
        ? 'Members also earn the same amount of XP.'
        : 'XP raises levels. It isn’t points and can’t be claimed.',
      ...dropNotes(rule, inUnits),
    ],
  };
}

/** What drops add on average, which no case has. */
function dropNotes(
  { hasDrops, dropChance, dropAmount }: ChatRule,
  inUnits: (count: number) => string,
): string[] {
  if (!hasDrops || dropChance <= 0) return [];
  const each = Math.round(100 / dropChance).toLocaleString(LANGUAGE);
  const how = dropChance >= 100 ? 'each message' : `about 1 in ${each} messages`;
  return [`Drops are extra: ${how} earns ${inUnits(dropAmount)} more.`];
}

/** What members would earn by reacting, or by talking where reactions do not pay. */
export function engageEstimate(
  { world }: Pick<ModuleContext, 'world'>,
  settings: EngageSettings,
  typed: number | undefined,
) {
  const { day, all } = limitsAlone(settings);
  const isReacting = hasSource(settings, 'REACTION');
  const [channel] = settings.reactionChannels;
  const at = world.clock.now();
  const reaction = {
    channelId: channel?.channelId ?? '',
    at,
    message: { at, isOwn: false },
    earlier: 0,
  };
  const caseOf = (units: number) => {
    const count = Math.min(units, 5000);
    const { points } = payActivity(settings, {
      reactions: isReacting
        ? Array.from({ length: 2 * count }, (_, place) =>
            Object.assign({ isGiven: place < count }, reaction),
          )
        : [],
      stays: isReacting ? [] : [{ minutes: count, together: count, silent: 0 }],
      left: least(day, all),
      factor: engageMultiplier(settings, { at, roles: new Set(), pieces: () => 0 }),
    });
    const earns = counted(points, 'point');
    return {
      units,
      points,
      sentence: isReacting
        ? `A member who gives and receives ${counted(count, 'reaction')} an hour would earn ${earns}.`
        : `A member who spends ${counted(count, 'minute')} an hour in voice with someone else would earn ${earns}.`,
    };
  };
  const isPaying = isReacting || hasSource(settings, 'VOICE');
  return {
    unit: isReacting ? 'reactions' : 'minutes',
    cases: isPaying ? casesOf(REACTIONS, typed).map(caseOf) : [],
    everybody: null,
    notes: [
      ...(isPaying ? [] : ['Neither reactions nor voice earn points with these settings.']),
      ...balanceNotes(settings),
    ],
  };
}
