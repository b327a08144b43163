import type { Campaign } from '@/features/modules/definitions/invite-to-earn/fields';
import { counted } from '@/shared/text/language';
import { moduleRow } from '../module-settings/modules';
import { iso } from '../../store/clock';
import { inviteUrl, makeInvite } from '../quest-invites/invites';
import { roleNames, type MemberContext } from '../conditions/conditions';
import { skippedInWords } from '../accrual-ledger/accrualWords';
import { inviteRun, inviteRunsOf, invitesOf } from './inviteRuns';
import { campaignsOf } from './inviteSettle';
import { hourNow } from '../accrual-ledger/periods';
import { wasUnlocked } from '../accrual-ledger/programs';
import { membersNow } from '../accrual-ledger/memberPresence';

function inviteDetails({ world, guild }: MemberContext, values: Campaign) {
  const hasCaptcha = moduleRow(world, guild, 'verification-bot').enabled;
  const { minStay: stay, minMessages: messages, minAccountAge: age, clawback: back } = values;
  return [
    ...(stay > 0 ? [{ label: 'Minimum stay', value: counted(stay, 'day') }] : []),
    ...(messages > 0 ? [{ label: 'Minimum messages', value: counted(messages, 'message') }] : []),
    ...(age > 0 ? [{ label: 'Minimum Discord account age', value: counted(age, 'day') }] : []),
    ...(values.needsCaptcha && hasCaptcha ? [{ label: 'Captcha', value: 'Required' }] : []),
    ...(values.requiredRoles.length > 0
      ? [{ label: 'Required role', value: roleNames(guild, values.requiredRoles) }]
      : []),
    ...(back > 0 ? [{ label: 'Revoked if they leave within', value: counted(back, 'day') }] : []),
    ...values.milestones.map(({ count, reward }) => ({
      label: `Bonus at ${counted(count, 'invite')}`,
      value: counted(reward, 'point'),
    })),
  ];
}

/**
 * A member's earnings by invites, computed by the code that pays. Creates the member's invite link at the first read.
 */
export function inviteEarningView(context: MemberContext) {
  const { world, guild, userId } = context;
  const now = world.clock.now();
  if (!wasUnlocked(world, guild.id, 'invite-to-earn', now)) return [];
  const period = hourNow(now);
  const members = membersNow(world, guild.id);
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
      ...(wait > 0 ? [`Pending: ${counted(wait, 'invite')}.`] : []),
      ...(left > 0 ? [`Left the server: ${counted(left, 'invited member')}.`] : []),
      ...[...new Set(others.map(({ never }) => never ?? ''))].map(
        (never) =>
          `Not counted: ${counted(others.filter((each) => each.never === never).length, 'invite')}. ${skippedInWords(never)}`,
      ),
    ];
    return [
      {
        id: rule.id,
        title: program.name,
        pays: `${counted(values.reward, 'point')} per valid invite.`,
        counted: `${counted(valid, 'invite')} so far`,
        details: [
          { label: 'Your link', value: inviteUrl(world, owner) ?? '', isToCopy: true },
          ...inviteDetails(context, values),
        ],
        multiplier: null,
        next: line?.points ?? 0,
        nextAt: iso(period.to),
        limit: { label: 'Invites today', used: today, most: values.dailyCap || 1 },
        why: told.length > 0 ? told.join(' ') : null,
        fix: null,
      },
    ];
  });
}
