import { findAbout } from '@/features/modules/engine/registry';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import type { Db } from '../../store/db';
import type { AuditRow } from './rows';

const orderWords: Record<string, (name: string) => string> = {
  pending: (name) => `${name} ordered`,
  verifying: (name) => `Payment for ${name} received`,
  enabled: (name) => `${name} is active`,
  upgraded: (name) => `${name} was replaced by a larger package`,
  disabled: (name) => `${name} disabled`,
  cancelled: (name) => `Order for ${name} cancelled`,
  expired: (name) => `${name} expired`,
};
const moduleWords: Record<string, string> = {
  saved: 'settings saved',
  'rule-added': 'rule added',
  'rule-saved': 'rule changed',
  'rule-removed': 'rule deleted',
  'rule-run': 'role changes applied',
  'rules-ordered': 'order changed',
  'rules-moved': 'several moved to another category',
  'rules-removed': 'several deleted',
  'rules-copied': 'several duplicated',
  'rules-started': 'several added',
  'delivery-retried': 'post retried',
  'copy-posted': 'copy posted',
  'copy-linked': 'posted message linked as a copy',
  'copies-updated': 'copies updated',
  'copy-unlinked': 'copy unlinked',
  'copy-deleted': 'copy deleted in Discord',
  replayed: 'replayed as a test',
  reset: 'reset',
  undone: 'change undone',
  tested: 'test sent',
};

/** What was done with a rule that is named. */
const ruleWords: Record<string, (name: string) => string> = {
  'rule-added': (name) => `“${name}” added`,
  'rule-saved': (name) => `“${name}” changed`,
  'rule-removed': (name) => `“${name}” deleted`,
  'rule-moved': (name) => `“${name}” moved`,
  'rule-publish': (name) => `“${name}” published`,
  'rule-pause': (name) => `“${name}” paused`,
  'rule-resume': (name) => `“${name}” resumed`,
  'rule-archive': (name) => `“${name}” archived`,
  'rule-restore': (name) => `“${name}” restored`,
  'rule-run': (name) => `role changes of “${name}” applied`,
  'delivery-retried': (name) => `post of “${name}” retried`,
  'copy-posted': (name) => `copy of “${name}” posted`,
  'copy-linked': (name) => `posted message linked to “${name}”`,
  'copies-updated': (name) => `copies of “${name}” updated`,
  'copy-unlinked': (name) => `copy of “${name}” unlinked`,
  'copy-deleted': (name) => `copy of “${name}” deleted in Discord`,
};

/** What was done with several rules, which the subject describes. */
const bulkWords: Record<string, (what: string) => string> = {
  'rules-moved': (what) => `moved ${what}`,
  'rules-removed': (what) => `deleted ${what}`,
  'rules-copied': (what) => `duplicated ${what}`,
  'rules-started': (what) => `added ${what}`,
};

const otherWords: Record<string, string> = {
  'server.settings': 'Server settings saved',
  'server.access-given': 'Access granted',
  'server.access-taken': 'Access removed',
  'server.role-allowed': 'Protected role allowed',
  'server.role-forbidden': 'Protected role no longer allowed',
  'server.bot-removed': 'Bot removed',
  'server.data-deleted': 'Server data deleted',
  'notice.announcement': 'Announcement sent',
  'notice.maintenance': 'Maintenance scheduled',
  'notice.ended': 'Notice ended',
  'resync.started': 'Re-sync started',
  'resync.done': 'Re-sync done',
  'resync.stopped': 'Re-sync stopped',
  'resync.failed': 'Re-sync failed',
  'badge.added': 'Badge added',
  'badge.changed': 'Badge changed',
  'badge.deleted': 'Badge deleted',
  'submission.approve': 'Submission approved',
  'submission.reject': 'Submission rejected',
  'submission.undone': 'Decision on a submission undone',
  'review-reasons.saved': 'Rejection reasons changed',
  'post.approve': 'Post on X approved',
  'post.reject': 'Post on X rejected',
  'post.undone': 'Decision on a post on X undone',
  'flag.changed': 'Feature flag changed',
  'session.start': 'Signed in',
  'session.end': 'Signed out',
  'payment.look': 'Checked for payments on Solana',
  'payment.accept': 'Payment with wrong amount accepted',
  'payment.return': 'Payment refunded',
  'staff.undone': 'Staff change undone',
  'package.enabled': 'Package published',
  'package.disabled': 'Package discontinued',
  'package.update': 'Package changed',
  'package.order': 'Packages reordered',
  'server.undone': 'Change undone',
  'package.create': 'Package created',
  'claims.policy': 'Claim limits changed',
  'points.adjusted': 'Points adjusted',
  'quest.winners': 'Winners chosen',
  'season.added': 'Season added',
  'season.changed': 'Season changed',
  'season.deleted': 'Season deleted',
  'season.closed': 'Season ended early',
  'season.prizes-given': 'Season prizes awarded',
  'captcha.passed': 'Captcha attempt approved',
  'captcha.failed': 'Captcha attempt rejected',
  'ticket.closed': 'Ticket closed',
  'roles.given': 'Bulk role change started: give',
  'roles.taken': 'Bulk role change started: remove',
  'roles.change-stopped': 'Bulk role change stopped',
  'members.exported': 'Members exported',
  'member.note-added': 'Note added',
  'member.note-changed': 'Note changed',
  'member.note-deleted': 'Note deleted',
  'message-template.added': 'Message template saved',
  'message-template.renamed': 'Message template renamed',
  'message-template.deleted': 'Message template deleted',
  'ledger-wallet.alert': 'Ledger wallet alerts changed',
  'ledger-wallet.withdrawal': 'Withdrawal from the ledger wallet started',
  'payout.approved': 'Payout approved',
  'payout.refused': 'Payout rejected',
  'payout.retried': 'Payout resent',
  'project-wallet.added': 'Wallet added',
  'project-wallet.proven': 'Wallet verified again',
  'project-wallet.changed': 'Wallet changed',
  'project-wallet.removed': 'Wallet removed',
  'referral.link-made': 'Referral link created',
  'referral.link-saved': 'Referral link changed',
  'referral.link-status': 'Referral link’s status changed',
  'referral.reward-taken-back': 'Commission revoked',
  'referral.payout-refused': 'Ambassador payout rejected',
  'referral.payout-released': 'Ambassador payout approved',
  'session.refused': 'Sign-in refused',
  'session.endAll': 'Signed out on all devices',
  'account.delete': 'Account deleted',
  'social.link': 'X account linked',
};

/** `settings.time-zone.saved` as "Settings time zone saved". */
function plainWords(action: string): string {
  const words = action.replaceAll(/[.-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `ON_HOLD` as "On hold". */
export const stateText = (state: string): string =>
  plainWords(state.toLowerCase().replaceAll('_', ' '));

/** Actions on a member's submission or post. Its name is followed by the member's. */
const OF_MEMBER = /^(?:submission|post)\./;

/** Name of what a line is about. Members have their name of today. */
function subjectOf(
  { db }: { db: Pick<Db, 'users'> },
  { action, subject, memberId }: Pick<AuditRow, 'action' | 'subject' | 'memberId'>,
): string | undefined {
  if (memberId === undefined) return subject;
  const name = db.users.find(({ id }) => id === memberId)?.displayName ?? FORMER_MEMBER;
  if (subject === undefined) return name;
  return OF_MEMBER.test(action) ? `${subject} by ${name}` : `${subject}: ${name}`;
}

/** What was done in a line of the audit log, and to what, in words for people. */
export const lineLabel = (
  world: { db: Pick<Db, 'users'> },
  line: AuditRow,
  order?: Named,
): string => labelOf(line.action, order, subjectOf(world, line));

/** What an undone line did. The line of the undo names the member. */
export const undoneLabel = ({ action, subject }: AuditRow): string =>
  labelOf(action, undefined, subject);

/** An order, as far as its name goes. */
interface Named {
  package: { name: string };
}

/**
 * What was done, in words for people.
 *
 * @param subject name of what it was done to
 */
function labelOf(action: string, order: Named | undefined, subject?: string): string {
  const [kind = '', module = '', what = ''] = action.split('.');
  if (kind === 'module') {
    const title = findAbout(module)?.title ?? plainWords(module);
    const words = ruleWords[what] ?? bulkWords[what];
    if (subject !== undefined && words) return `${title}: ${words(subject)}`;
    return `${title}: ${moduleWords[what] ?? plainWords(what).toLowerCase()}`;
  }
  const known = otherWords[action] ?? (order ? undefined : plainWords(action));
  if (known !== undefined) return subject === undefined ? known : `${known}: ${subject}`;
  const name = order?.package.name ?? '';
  if (kind === 'payment') return `Late payment for ${name}`;
  return orderWords[module]?.(name) ?? `${plainWords(action)}: ${name}`;
}
