import { moderatorActions, type ModeratorAction } from '@/features/modules/cases/case';
import { durationWords } from '@/shared/time/durationWords';
import autoModerator from '@/features/modules/definitions/auto-moderator/definition';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { SECOND } from '@/shared/time/durations';
import type { GuildRow } from '../../guilds/rows';
import { channelName, refusalOf } from '../consequences';
import type { CaseEntry, CaseRow } from '../rows';
import type { Violation } from './evaluator';

const states = {
  ALERT: 'REPORTED',
  DELETE: 'DELETED',
  WARN: 'WARNED',
  TIMEOUT: 'TIMED_OUT',
  KICK: 'KICKED',
  BAN: 'BANNED',
} as const satisfies Readonly<Record<ModeratorAction, CaseRow['state']>>;

const list = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' });
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
/** Messages are cut to this length. */
const LONGEST = 500;

/** Consequences of a violation: the case, and the actions to take. No actions while the rule only logs. */
export interface Outcome {
  row: CaseRow;
  /** Actions that Discord allows, mildest first. */
  does: readonly ModeratorAction[];
  /** Until when the member is timed out, ms since 1970; null without a timeout. */
  timedOutUntil: number | null;
}

/** The id of a case follows from its rule and the message (or the joining), so no violation makes two. */
export const caseIdOf = ({ rule, sighting }: Violation): string => `cas-${rule.id}-${sighting.id}`;

/** Applies a rule's settings to a violation. */
export function outcomeOf(guild: GuildRow, violation: Violation): Outcome {
  const { rule, sighting, messages } = violation;
  const { values } = rule;
  const { at, userId } = sighting;
  // There is no message to delete when a member joins.
  const actions = moderatorActions.filter(
    (action) => values.actions.includes(action) && (action !== 'DELETE' || messages.length > 0),
  );
  const isWatching = values.dryRun;
  const refusals = actions.map((action) => ({ action, why: refusalOf(guild, action, userId) }));
  const does = isWatching
    ? []
    : refusals.flatMap(({ action, why }) => (why === null ? [action] : []));
  const until = at + values.timeout * SECOND;

  const past: Readonly<Record<ModeratorAction, string>> = {
    ALERT: `reported it in ${channelName(guild, values.alertChannelId)}`,
    DELETE:
      messages.length > 1
        ? `deleted ${counted(messages.length, 'message')}`
        : 'deleted the message',
    WARN: 'warned the member by DM',
    TIMEOUT: `timed the member out for ${durationWords(values.timeout)}`,
    KICK: 'kicked the member',
    BAN: 'banned the member',
  };
  // The report comes last, whatever else was done.
  const said = (some: readonly ModeratorAction[]) =>
    list.format(
      [...some.filter((each) => each !== 'ALERT'), ...some.filter((each) => each === 'ALERT')].map(
        (each) => past[each],
      ),
    );
  const entry = (text: string): CaseEntry => ({ at, by: null, text });
  const done: CaseEntry[] = isWatching
    ? [entry(`Log only. Would have ${said(actions)}.`)]
    : [
        ...(does.length > 0 ? [entry(sentence(said(does)))] : []),
        ...refusals.flatMap(({ action, why }) =>
          why === null ? [] : [entry(`Couldn’t ${present[action]}: ${why}`)],
        ),
      ];
  const gravest = does.at(-1);
  return {
    row: {
      id: caseIdOf(violation),
      serverId: guild.id,
      kind: 'ACTION',
      userId,
      subject: triggerWords(values.trigger),
      state: isWatching ? 'WATCHED' : gravest === undefined ? 'REPORTED' : states[gravest],
      at,
      by: null,
      rating: null,
      rule: { id: rule.id, name: rule.name },
      actions: isWatching ? actions : [...does],
      channelId: sighting.channelId,
      messageIds: messages.map(({ id }) => id),
      entries: [
        ...(messages.length === 0
          ? [entry(joinText(sighting))]
          : messages.map((each) => ({ at: each.at, by: userId, text: shortened(each.text) }))),
        ...done,
      ],
    },
    does,
    timedOutUntil: does.includes('TIMEOUT') ? until : null,
  };
}

const present: Readonly<Record<ModeratorAction, string>> = {
  ALERT: 'report it',
  DELETE: 'delete the message',
  WARN: 'warn the member',
  TIMEOUT: 'time the member out',
  KICK: 'kick the member',
  BAN: 'ban the member',
};

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function joinText({ at, accountCreatedAt }: Violation['sighting']): string {
  const hours = Math.max(0, Math.floor((at - (accountCreatedAt ?? at)) / 3_600_000));
  const age = hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
  return `Joined with an account that is ${age} old.`;
}

/** A rule's trigger, as the form names it: “Links to known wallet drainers”. */
function triggerWords(trigger: string): string {
  const text = autoModerator.fields.trigger.words(trigger, null);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
