import type { Access, Endpoint } from '@/shared/api/endpoint';
import type { Json } from './json';

/** Who may make a call, by its declared access. */
const whoMay: Readonly<Record<Access, string>> = {
  open: 'Anyone, also without a session.',
  renewal: 'The holder of a refresh token.',
  session: 'Anyone who is signed in.',
  staff: 'Castle Bots staff.',
  viewer: 'Everyone on the server’s team: viewers, editors, reviewers, treasurers and owners.',
  editor: 'Editors and owners of the server.',
  reviewer: 'Reviewers and owners of the server.',
  treasurer: 'Treasurers and owners of the server.',
  owner: 'Owners of the server.',
};

/** Who may call, as part of a description. */
export const accessWords = (access: Access): string => `**Access:** ${whoMay[access]}`;

/** What an operation promises beside its schemas, in words and as extensions that a program can read. */
export function termsOf(endpoint: Endpoint): { words: string; extensions: Json } {
  const { access, order, orderedBy, polledEvery, polledWhile, limit, changes = [] } = endpoint;
  const isAudited = changes.includes('AuditLog');
  const terms = [
    accessWords(access),
    order === undefined ? null : `**Order:** ${order}`,
    polledEvery === undefined
      ? null
      : `**Polling:** every ${String(polledEvery)} seconds${polledWhile === undefined ? '' : ` while ${polledWhile}`}.`,
    limit === undefined ? null : `**Limit:** ${limit}`,
    isAudited ? '**Audit log:** recorded.' : null,
  ];
  return {
    words: terms.filter((term) => term !== null).join('\n\n'),
    extensions: {
      'x-access': access,
      ...(orderedBy === undefined ? {} : { 'x-ordered-by': orderedBy }),
      ...(polledEvery === undefined ? {} : { 'x-polled-every': polledEvery }),
      ...(isAudited ? { 'x-audited': true } : {}),
    },
  };
}
