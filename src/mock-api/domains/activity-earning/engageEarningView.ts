import { inWords, unitsOf } from '@/features/modules/common-fields/decimal';
import type { ChatRule } from '@/features/modules/definitions/chat-to-earn/fields';
import type { EngageSettings } from '@/features/modules/definitions/engage-to-earn/fields';
import { LANGUAGE, counted } from '@/shared/text/language';
import { DAY, HOUR } from '@/shared/time/durations';
import { iso } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { standingIn } from '../point-balances/level';
import { roleNames, type MemberContext } from '../conditions/conditions';
import { LINK_WALLET } from '../wallets/wallets';
import { countedInWords, skippedInWords } from '../accrual-ledger/accrualWords';
import { roomOf } from '../accrual-ledger/balance';
import { chatRuns, rulesInOrder, rolesAt, xpPay } from './chatXp';
import { barOf, engageMultiplier, eventsAt, hasSource, type EngageReason } from './engage';
import { payOf, type ActivityProgram } from './engageRuns';
import type { Period } from '../accrual-ledger/periods';
import {
  activityUntil,
  engageFactsOf,
  engageRules,
  engageRuns,
  hourOf,
  memberLeft,
  paidToday,
} from './engageHour';
import { lastHour } from '../accrual-ledger/periods';
import { chatPrograms, wasUnlocked } from '../accrual-ledger/programs';
import { membersNow } from '../accrual-ledger/memberPresence';

const bars: Readonly<Record<EngageReason, string>> = {
  NEW_ACCOUNT: 'Your Discord account is too new.',
  NEW_MEMBER: 'You aren’t on the server for long enough yet.',
  NO_WALLET: 'You have no wallet linked.',
  NO_ROLE: 'You have none of the roles it asks for.',
};

const amount = (text: string) => inWords(unitsOf(text) ?? 0n);

/** What a message pays by a rule, in words. */
function chatPays({ minAmount, spread, cooldown }: ChatRule, unit: 'points' | 'XP'): string {
  const range =
    spread === 0 ? String(minAmount) : `${String(minAmount)} to ${String(minAmount + spread)}`;
  return `${range} ${unit} for a message${cooldown === 0 ? '' : `, then none for ${counted(cooldown, 'second')}`}.`;
}

const channelNames = ({ channels }: GuildRow, rule: ChatRule): string =>
  rule.channels
    .map(({ channelId }) => channels.find(({ id }) => id === channelId)?.name)
    .filter((name) => name !== undefined)
    .map((name) => `#${name}`)
    .join(', ');

const modes: Readonly<Record<string, string>> = { ONLY: 'Only', EXCEPT: 'Not' };

function chatDetails(guild: GuildRow, rule: ChatRule) {
  const { minLength, hasDrops, dropAmount, dropChance } = rule;
  const [channels, roles] = [modes[rule.channelMode], modes[rule.roleMode]];
  return [
    ...(channels ? [{ label: `${channels} in`, value: channelNames(guild, rule) }] : []),
    ...(roles ? [{ label: `${roles} with`, value: roleNames(guild, rule.roles) }] : []),
    ...(minLength > 0
      ? [{ label: 'Length', value: `${counted(minLength, 'character')} or more` }]
      : []),
    ...(hasDrops
      ? [
          {
            label: 'Drops',
            value: `${dropAmount.toLocaleString(LANGUAGE)} more with ${String(dropChance)}% of messages`,
          },
        ]
      : []),
  ];
}

const resets: Readonly<Record<string, string>> = {
  WEEKLY: 'each Monday',
  MONTHLY: 'on the first of each month',
};

/** The member’s level, and when XP starts over, by the rule whose levels count. */
function levelDetails(context: MemberContext, rule: ChatRule) {
  const { level, xp, next } = standingIn(context);
  const rest =
    next === null ? '' : `, ${Math.ceil(next - xp).toLocaleString(LANGUAGE)} XP to the next`;
  const reset = rule.reset === 'SEASON' ? `after ${rule.seasonEnd}` : resets[rule.reset];
  return [
    { label: 'Your level', value: `${String(level)}${rest}` },
    ...(reset === undefined ? [] : [{ label: 'XP starts over', value: reset }]),
  ];
}

/** What each rule of chat to earn brings a member in XP, where it pays no currency. */
function xpEarning(context: MemberContext, period: Period, paid: ReadonlySet<string>) {
  const { world, guild, userId } = context;
  const rules = rulesInOrder(chatPrograms(world, guild));
  const member = membersNow(world, guild.id).get(userId);
  if (!member || !wasUnlocked(world, guild.id, 'chat-to-earn', period.from)) return [];
  const hour = {
    guild,
    period,
    activity: activityUntil(world, guild.id, period.to),
    rules,
    runs: chatRuns(world, guild),
  };
  return rules
    .filter(({ rule }) => !paid.has(rule.id))
    .map((rule) => {
      const pay = xpPay(hour, rule, rolesAt(member.row, period.to), userId);
      const cap = rule.values.dailyCap;
      const used = paidToday(hour.runs, userId, period.to, rule.rule.id).points;
      return {
        id: rule.rule.id,
        title: rule.name,
        pays: chatPays(rule.values, 'XP'),
        counted: `${countedInWords(rule.module, pay.units)} this hour`,
        details: chatDetails(guild, rule.values),
        multiplier: null,
        next: null,
        nextAmount: `${pay.points.toLocaleString(LANGUAGE)} XP`,
        nextAt: iso(period.to),
        limit: cap === 0 ? null : { label: 'Today, in XP', used, most: cap },
        why: cap > 0 && used >= cap ? 'You have reached the limit of today.' : whyNot(pay.skipped),
        fix: null,
      };
    });
}

/** Why most of what did not count did not. */
function whyNot(skipped: Record<string, number>): string | null {
  const [reason] = Object.entries(skipped).toSorted(([, one], [, other]) => other - one);
  return reason ? `${String(reason[1])} didn’t count: ${skippedInWords(reason[0])}` : null;
}

/** Events that multiply what is paid now. */
const eventDetails = (settings: EngageSettings, now: number) =>
  eventsAt(settings, now).map(({ title, endDate, multiplier }) => {
    const end = Date.parse(`${endDate}T00:00:00Z`);
    return {
      label: 'Event',
      value: `${title}, times ${String(multiplier)}`,
      until: Number.isNaN(end) ? null : iso(end + DAY),
    };
  });

/** What reactions and minutes pay, in words. */
function activityPays(settings: EngageSettings): string {
  return [
    ...(hasSource(settings, 'REACTION')
      ? [
          `${amount(settings.reactionGive)} for a reaction you give`,
          `${amount(settings.reactionReceive)} for one you get`,
        ]
      : []),
    ...(hasSource(settings, 'VOICE') ? [`${amount(settings.voicePay)} for a minute of voice`] : []),
  ].join(', ');
}

/** What each rule in force brings a member for what they do, as the code that pays has it. */
export function engageEarningView(context: MemberContext) {
  const { world, guild } = context;
  const from = lastHour(world.clock.now());
  const period = { from, to: from + HOUR };
  const paid = paidEarning(context);
  const all = [...paid, ...xpEarning(context, period, new Set(paid.map(({ id }) => id)))];
  const leading = chatPrograms(world, guild).find(({ isOn }) => isOn);
  for (const rule of all)
    if (rule.id === leading?.rule.id) rule.details.push(...levelDetails(context, leading.values));
  return all;
}

/** What each rule that pays points brings. */
function paidEarning({ world, guild, userId }: MemberContext) {
  const now = world.clock.now();
  const rules = engageRules(world, guild);
  if (!rules?.engage.isOn || !wasUnlocked(world, guild.id, 'engage-to-earn', now)) return [];
  const from = now - (now % HOUR);
  const period = { from, to: from + HOUR };
  const hour = hourOf(world, guild, rules, period);
  const member = membersNow(world, guild.id).get(userId);
  if (!member) return [];
  const facts = engageFactsOf(hour, member.row, member.discordId);
  const bar = barOf(rules.engage.values, facts);
  const runs = engageRuns(world, guild.id);
  const left = memberLeft(hour, runs, userId, period.to);
  const used = paidToday(runs, userId, period.to).points;
  const { values } = rules.engage;
  const paysActivity = hasSource(values, 'REACTION') || hasSource(values, 'VOICE');
  return [...rules.chats, ...(paysActivity ? [rules.engage] : [])].map((rule: ActivityProgram) => {
    const isChat = rule.module === 'chat-to-earn';
    const pay = payOf(hour, rule, facts, userId, runs);
    return {
      id: rule.rule.id,
      title: isChat ? rule.name : 'Reactions and voice',
      pays: isChat ? chatPays(rule.values, 'points') : activityPays(values),
      counted: bar === null ? `${countedInWords(rule.module, pay.units)} this hour` : null,
      details: [...(isChat ? chatDetails(guild, rule.values) : []), ...eventDetails(values, now)],
      multiplier: bar === null ? engageMultiplier(values, facts) : null,
      next: bar === null ? pay.points : null,
      nextAt: iso(period.to),
      limit: left === null ? null : { label: 'Today, by all of these', used, most: used + left },
      why:
        bar !== null
          ? bars[bar]
          : left === 0
            ? roomOf(world, guild.id, values, userId) === 0
              ? 'You have reached the maximum balance.'
              : 'You have reached the limit of today.'
            : whyNot(pay.skipped),
      fix: bar === 'NO_WALLET' ? LINK_WALLET : null,
    };
  });
}
