import { findAbout } from '@/features/modules/engine/registry';

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
  'rule-run': 'roles given and taken',
  'rules-ordered': 'rules put in order',
  'delivery-retried': 'post tried again',
  'copy-posted': 'copy posted',
  'copy-linked': 'posted message linked as a copy',
  'copies-updated': 'copies brought up to date',
  'copy-unlinked': 'copy unlinked',
  'copy-deleted': 'copy deleted in Discord',
  replayed: 'replayed as a test',
  reset: 'reset',
  undone: 'a change was taken back',
  tested: 'test sent',
};

/** What was done with a rule that is named. */
const ruleWords: Record<string, string> = {
  'rule-added': 'added',
  'rule-saved': 'changed',
  'rule-removed': 'deleted',
  'rule-moved': 'moved',
  'rule-publish': 'published',
  'rule-pause': 'paused',
  'rule-resume': 'resumed',
  'rule-archive': 'archived',
  'rule-restore': 'restored',
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
};

/** `settings.time-zone.saved` as "Settings time zone saved". */
function plainWords(action: string): string {
  const words = action.replaceAll(/[.-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An order, as far as its name goes. */
interface Named {
  package: { name: string };
}

/**
 * What was done, in words for people.
 *
 * @param subject name of what it was done to
 */
export function labelOf(action: string, order: Named | undefined, subject?: string): string {
  const [kind = '', module = '', what = ''] = action.split('.');
  if (kind === 'module') {
    const title = findAbout(module)?.title ?? plainWords(module);
    const done = subject === undefined ? undefined : ruleWords[what];
    if (done !== undefined) return `${title}: “${subject}” ${done}`;
    return `${title}: ${moduleWords[what] ?? plainWords(what).toLowerCase()}`;
  }
  const known = otherWords[action] ?? (order ? undefined : plainWords(action));
  if (known !== undefined) return subject === undefined ? known : `${known}: ${subject}`;
  const name = order?.package.name ?? '';
  if (kind === 'payment') return `Late payment for ${name}`;
  return orderWords[module]?.(name) ?? `${plainWords(action)}: ${name}`;
}
