import { findAbout } from '@/features/modules/engine/registry';

const orderWords: Record<string, (name: string) => string> = {
  pending: (name) => `${name} ordered`,
  verifying: (name) => `Payment for ${name} received`,
  enabled: (name) => `${name} is active`,
  upgraded: (name) => `${name} made way for a larger package`,
  disabled: (name) => `${name} disabled`,
  cancelled: (name) => `Order of ${name} cancelled`,
  expired: (name) => `${name} has run out`,
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

const otherWords: Record<string, string> = {
  'server.settings': 'Server settings saved',
  'server.access-given': 'Access given',
  'server.access-taken': 'Access taken away',
  'server.role-allowed': 'A dangerous role may be given',
  'server.role-forbidden': 'A dangerous role may not be given anymore',
  'server.bot-removed': 'The bot was removed',
  'server.data-deleted': 'The server’s data were deleted',
  'notice.announcement': 'Announced to all',
  'notice.maintenance': 'A maintenance window set',
  'notice.ended': 'A notice ended',
  'resync.started': 'Re-sync started',
  'resync.done': 'Re-sync done',
  'resync.stopped': 'Re-sync stopped',
  'resync.failed': 'Re-sync couldn’t go on',
  'flag.changed': 'A feature flag changed',
  'session.start': 'Signed in',
  'session.end': 'Signed out',
  'payment.look': 'Looked for payments on the chain',
  'payment.accept': 'A payment of a wrong amount was accepted',
  'payment.return': 'A payment was given back',
  'staff.undone': 'A change of the staff was taken back',
  'package.enabled': 'Package put on offer',
  'package.disabled': 'Package withdrawn',
  'package.update': 'Package changed',
  'package.order': 'Packages put in order',
  'server.undone': 'A change was taken back',
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

/** What was done, in words for people. */
export function labelOf(action: string, order: Named | undefined): string {
  const [kind = '', subject = '', what = ''] = action.split('.');
  if (kind === 'module') {
    return `${findAbout(subject)?.title ?? plainWords(subject)}: ${moduleWords[what] ?? plainWords(what).toLowerCase()}`;
  }
  const known = otherWords[action];
  if (known !== undefined) return known;
  if (!order) return plainWords(action);
  const { name } = order.package;
  if (kind === 'payment') return `Payment for ${name} came late`;
  return orderWords[subject]?.(name) ?? `${plainWords(action)}: ${name}`;
}
