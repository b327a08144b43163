import { inWords, unitsOf } from '@/features/modules/common-fields/decimal';
import type { ChatRule } from '@/features/modules/definitions/chat-to-earn/fields';
import type { EngageSettings } from '@/features/modules/definitions/engage-to-earn/fields';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
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
  NEW_MEMBER: 'You haven’t been on the server long enough.',
  NO_WALLET: 'You haven’t linked a wallet.',
  NO_ROLE: 'You don’t have a required role.',
};

const amount = (text: string) => inWords(unitsOf(text) ?? 0n);

/** A rule's pay per message, in words. */
function chatPays({ minAmount, spread, cooldown }: ChatRule, unit: 'points' | 'XP'): string {
  const range =
    spread === 0 ? String(minAmount) : `${String(minAmount)} to ${String(minAmount + spread)}`;
  return cooldown === 0
    ? `${range} ${unit} per message.`
    : `${range} ${unit} per message. Cooldown: ${counted(cooldown, 'second')}.`;
}

const channelNames = ({ channels }: GuildRow, rule: ChatRule): string =>
  rule.channels
    .map(({ channelId }) => channels.find(({ id }) => id === channelId)?.name)
    .filter((name) => name !== undefined)
    .map((name) => `#${name}`)
    .join(', ');

const channelModes: Readonly<Record<string, string>> = {
  ONLY: 'Only in',
  EXCEPT: 'Except in',
};
const roleModes: Readonly<Record<string, string>> = {
  ONLY: 'Only for',
  EXCEPT: 'Except for',
};

function chatDetails(guild: GuildRow, rule: ChatRule) {
  const { minLength, hasDrops, dropAmount, dropChance } = rule;
  const [channels, roles] = [channelModes[rule.channelMode], roleModes[rule.roleMode]];
  return [
    ...(channels ? [{ label: channels, value: channelNames(guild, rule) }] : []),
    ...(roles ? [{ label: roles, value: roleNames(guild, rule.roles) }] : []),
    ...(minLength > 0 ? [{ label: 'Minimum length', value: counted(minLength, 'character') }] : []),
    ...(hasDrops
      ? [
          {
            label: 'Drops',
            value: `${dropAmount.toLocaleString(LANGUAGE)} more for ${String(dropChance)}% of messages`,
          },
        ]
      : []),
  ];
}

const resets: Readonly<Record<string, string>> = {
  WEEKLY: 'Every Monday',
  MONTHLY: 'On the 1st of each month',
};

/** The member's level, and the next reset of XP, by the first active rule, which decides about levels. */
function levelDetails(context: MemberContext, rule: ChatRule) {
  const { level, xp, next } = standingIn(context);
  const rest =
    next === null ? '' : `, ${Math.ceil(next - xp).toLocaleString(LANGUAGE)} XP to the next`;
  const reset = rule.reset === 'SEASON' ? `After ${rule.seasonEnd}` : resets[rule.reset];
  return [
    { label: 'Your level', value: `${String(level)}${rest}` },
    ...(reset === undefined ? [] : [{ label: 'XP reset', value: reset }]),
  ];
}

/** XP a member earns by each Chat to earn rule that pays no currency. */
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
        limit: cap === 0 ? null : { label: 'XP today', used, most: cap },
        why: cap > 0 && used >= cap ? 'You’ve reached today’s limit.' : whyNot(pay.skipped),
        fix: null,
      };
    });
}

/** The most frequent reason why activity did not count. */
function whyNot(skipped: Record<string, number>): string | null {
  const [reason] = Object.entries(skipped).toSorted(([, one], [, other]) => other - one);
  return reason ? `${String(reason[1])} didn’t count: ${skippedInWords(reason[0])}` : null;
}

/** Events that multiply pay now. */
const eventDetails = (settings: EngageSettings, now: number) =>
  eventsAt(settings, now).map(({ title, endDate, multiplier }) => {
    const end = Date.parse(`${endDate}T00:00:00Z`);
    return {
      label: 'Event',
      value: `${title}, × ${String(multiplier)}`,
      until: Number.isNaN(end) ? null : iso(end + DAY),
    };
  });

/** Pay for reactions and voice minutes, in words. */
function activityPays(settings: EngageSettings): string {
  return [
    ...(hasSource(settings, 'REACTION')
      ? [
          `${amount(settings.reactionGive)} per reaction you add`,
          `${amount(settings.reactionReceive)} per reaction you receive`,
        ]
      : []),
    ...(hasSource(settings, 'VOICE') ? [`${amount(settings.voicePay)} per voice minute`] : []),
  ].join(', ');
}

/** A member's earnings by each active rule, computed by the code that pays. */
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

/** A member's earnings by each rule that pays points. */
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
      limit: left === null ? null : { label: 'Points today, all sources', used, most: used + left },
      why:
        bar !== null
          ? bars[bar]
          : left === 0
            ? roomOf(world, guild.id, values, userId) === 0
              ? 'You’ve reached the maximum balance.'
              : 'You’ve reached today’s limit.'
            : whyNot(pay.skipped),
      fix: bar === 'NO_WALLET' ? LINK_WALLET : null,
    };
  });
}
