import { isOn, itemsAt, numberAt, textAt } from '@/features/bot-modules/engine/read';
import type { Values } from '@/features/bot-modules/fields/field';
import { actionChoices } from '@/features/bot-modules/modules/tweet-to-earn/actionWords';
import { counted } from '@/shared/text/counted';
import { moduleRow } from '../bot-modules/modules';
import { iso } from '../clock';
import { inviteUrl, makeInvite } from '../quest-invites/invites';
import { roleNames, type Asked } from '../rules/conditions';
import { LINK_X } from '../rules/fixes';
import { socialOf } from '../socials/socials';
import { skippedInWords } from './accrualWords';
import { hourOf, paidToday } from './hourly';
import { inviteRun, inviteRunsOf, invitesOf } from './inviteRuns';
import { campaignsOf } from './inviteSettle';
import { tweetPrograms, wasUnlocked } from './programs';
import { postsOf } from './tweetActs';
import { deskOf } from './postDesk';
import { isReviewed, standingOf } from './postReviews';
import { thoseThere } from './thoseThere';
import { actsUntil, tweetRun, tweetRunsOf } from './tweetRuns';
import { tweetRules } from './tweetSettle';

const HOUR = 3_600_000;

const hourNow = (now: number) => ({ from: now - (now % HOUR), to: now - (now % HOUR) + HOUR });

/** What each action pays, in words. */
function tweetPays(values: Values): string {
  const by = numberAt(values, 'multiplier', 1);
  const each = itemsAt(values, 'actions').map((action) => {
    const kind = actionChoices.find(({ value }) => value === textAt(action, 'kind'));
    return `${kind?.label ?? 'Action'}: ${counted(Math.floor(numberAt(action, 'points') * by), 'point')}`;
  });
  return `${each.join(', ')}.`;
}

/** So many of what was refused are told, the newest. */
const REFUSED_SHOWN = 5;

/** What of somebody's own the team has to look at, and what it has refused and why. */
function reviewDetails({ world, guild, userId }: Asked, groupId: string) {
  const now = world.clock.now();
  const isOwn = (each: { userId: string; ruleId: string }) =>
    each.userId === userId && each.ruleId === groupId;
  const kindOf = ({ kind }: { kind: string }) =>
    actionChoices.find(({ value }) => value === kind)?.label ?? 'Action';
  const waiting = deskOf(world, guild)
    .filter((each) => isOwn(each) && standingOf(each.row, now) === 'WAITS')
    .map(({ post }) => ({
      label: 'Waits for the team',
      value: `${kindOf(post)} to “${post.postTitle}”`,
    }));
  const refused = world.db.postReviews
    .filter((row) => isOwn(row) && standingOf(row, now) === 'REFUSED')
    .toSorted((one, other) => other.post.at - one.post.at)
    .slice(0, REFUSED_SHOWN)
    .map(({ post, decision }) => ({
      label: `Not approved: ${kindOf(post).toLowerCase()} to “${post.postTitle}”`,
      value: decision?.note ?? 'No reason was given.',
    }));
  return [...waiting, ...refused];
}

/** What posts on X bring somebody, as the code that pays has it. */
export function tweetEarning(asked: Asked) {
  const { world, guild, userId } = asked;
  const now = world.clock.now();
  const rules = tweetRules(world, guild);
  if (rules === null || !wasUnlocked(world, guild.id, 'tweet-to-earn', now)) return [];
  const period = hourNow(now);
  const account = socialOf(world, userId, 1);
  return tweetPrograms(world, guild).flatMap((program) => {
    const { values, rule, isOn } = program;
    const marks = world.db.accruals.find(({ ruleId }) => ruleId === rule.id)?.marks ?? {};
    const open = postsOf(values, marks).filter(({ to }) => to > now);
    const reviewed = isReviewed(values) ? reviewDetails(asked, rule.id) : [];
    if (!isOn || (open.length === 0 && reviewed.length === 0)) return [];
    const hour = hourOf(world, guild, rules, period);
    const members = thoseThere(world, guild.id);
    const acts = actsUntil(world, now);
    const paying = isReviewed(values) ? postsOf(values, marks) : open;
    const lines = paying.flatMap((post) =>
      (tweetRun(hour, program, post, acts, members)?.lines ?? []).filter(
        (line) => line.userId === userId,
      ),
    );
    const cap = numberAt(values, 'memberDailyCap');
    const used = paidToday(tweetRunsOf(world, rule.id), userId, period.to).points;
    const isLinked = account?.state === 'LINKED';
    return [
      {
        id: rule.id,
        title: program.name,
        pays: `${tweetPays(values)}${isReviewed(values) ? ' Paid once the team has approved it.' : ''}`,
        counted: isLinked
          ? `${counted(
              lines.reduce((sum, { units }) => sum + units, 0),
              'action',
            )} of @${account.handle} this hour`
          : null,
        details: [
          ...open.map(({ id, title, to }) => ({
            label: 'Post',
            value: title,
            url: `https://x.com/i/status/${id}`,
            until: iso(to),
          })),
          ...reviewed,
        ],
        multiplier: null,
        next: isLinked ? lines.reduce((sum, { points }) => sum + points, 0) : null,
        nextAt: iso(period.to),
        limit: cap === 0 ? null : { label: 'Points today', used, most: cap },
        why: isLinked
          ? null
          : account
            ? 'Your account on X cannot be asked. Connect it again.'
            : 'You have no account on X linked.',
        fix: isLinked ? null : LINK_X,
      },
    ];
  });
}

function inviteDetails({ world, guild }: Asked, values: Values) {
  const hasCaptcha = moduleRow(world, guild, 'verification-bot').enabled;
  const [stay, messages] = [numberAt(values, 'minStay'), numberAt(values, 'minMessages')];
  const [age, back] = [numberAt(values, 'minAccountAge'), numberAt(values, 'clawback')];
  const roles = values['requiredRoles'];
  const ids = Array.isArray(roles) ? roles.filter((id) => typeof id === 'string') : [];
  return [
    ...(stay > 0 ? [{ label: 'They stay', value: counted(stay, 'day') }] : []),
    ...(messages > 0 ? [{ label: 'They write', value: counted(messages, 'message') }] : []),
    ...(age > 0 ? [{ label: 'Their account is older than', value: counted(age, 'day') }] : []),
    ...(isOn(values, 'needsCaptcha') && hasCaptcha
      ? [{ label: 'They pass the captcha', value: 'Yes' }]
      : []),
    ...(ids.length > 0 ? [{ label: 'They have', value: roleNames(guild, ids) }] : []),
    ...(back > 0
      ? [{ label: 'Taken back when they leave within', value: counted(back, 'day') }]
      : []),
    ...itemsAt(values, 'milestones').map((item) => ({
      label: `At ${counted(numberAt(item, 'count'), 'invite')}`,
      value: `${counted(numberAt(item, 'reward'), 'point')} more`,
    })),
  ];
}

/** What invites bring somebody, as the code that pays has it; their own link is made when they first look. */
export function inviteEarning(asked: Asked) {
  const { world, guild, userId } = asked;
  const now = world.clock.now();
  if (!wasUnlocked(world, guild.id, 'invite-to-earn', now)) return [];
  const period = hourNow(now);
  const members = thoseThere(world, guild.id);
  return campaignsOf(world, guild).flatMap(({ program, came }) => {
    const { values, rule, isOn } = program;
    if (!isOn) return [];
    const owner = { serverId: guild.id, questId: rule.id, userId };
    makeInvite(world, owner);
    const line = inviteRun(world, guild, program, period, came, members)?.lines.find(
      (each) => each.userId === userId,
    );
    const runs = inviteRunsOf(world, guild.id).filter(({ ruleId }) => ruleId === rule.id);
    const { today, valid } = invitesOf(runs, userId, period.to);
    const own = came.filter(({ inviter }) => inviter === userId);
    const left = own.filter(({ goneAt, never }) => never === null && goneAt !== null).length;
    const wait = own.filter(
      ({ goneAt, never, ripeAt }) => never === null && goneAt === null && ripeAt > now,
    ).length;
    const others = own.filter(({ never }) => never !== null);
    const told = [
      ...(wait > 0 ? [`Not yet: ${counted(wait, 'invite')}.`] : []),
      ...(left > 0 ? [`Left again: ${counted(left, 'invite')}.`] : []),
      ...[...new Set(others.map(({ never }) => never ?? ''))].map(
        (never) =>
          `Not counted: ${counted(others.filter((each) => each.never === never).length, 'invite')}. ${skippedInWords(never)}`,
      ),
    ];
    return [
      {
        id: rule.id,
        title: program.name,
        pays: `${counted(numberAt(values, 'reward'), 'point')} for an invite that counts.`,
        counted: `${counted(valid, 'invite')} so far`,
        details: [
          { label: 'Your link', value: inviteUrl(world, owner) ?? '', isToCopy: true },
          ...inviteDetails(asked, values),
        ],
        multiplier: null,
        next: line?.points ?? 0,
        nextAt: iso(period.to),
        limit: { label: 'Invites today', used: today, most: numberAt(values, 'dailyCap', 1) },
        why: told.length > 0 ? told.join(' ') : null,
        fix: null,
      },
    ];
  });
}
