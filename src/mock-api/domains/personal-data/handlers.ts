import * as endpoints from '@/features/identity/account/endpoints';
import { audit } from '../audit/audit';
import { iso } from '../../store/clock';
import { done, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import type { SessionRow } from '../accounts/rows';
import { clearedCookies, closeSession, closeSessionsOf } from '../accounts/sessions';
import type { World } from '../../store/world';
import { blocksOf, deleteUser, lossesOf } from './deletion';
import { deviceOf } from '../accounts/device';
import { exportOf } from './exporting';

const view = (row: SessionRow, current: SessionRow) => ({
  id: row.id,
  device: deviceOf(row.userAgent),
  openedAt: iso(row.openedAt),
  seenAt: iso(row.seenAt),
  isCurrent: row === current,
});

/** Those that can still be renewed, this one first, then by when they were seen. */
const openOnes = ({ db, clock }: World, session: SessionRow): SessionRow[] =>
  db.sessions
    .filter((row) => row.userId === session.userId && row.refreshExpiresAt > clock.now())
    .toSorted(
      (one, other) =>
        Number(other === session) - Number(one === session) ||
        other.seenAt - one.seenAt ||
        (one.id < other.id ? -1 : 1),
    );

export const accountRoutes = serve(endpoints, {
  listSessions: ({ world, session }) =>
    done({ sessions: openOnes(world, session).map((row) => view(row, session)) }),

  signOutDevice: ({ world, user, params }) => {
    const row = world.db.sessions.find(
      ({ id, userId }) => id === params.sessionId && userId === user.id,
    );
    if (!row) return refuse('session-not-found', 'This session already ended.');
    closeSession(world, row);
    audit(world, user.id, 'session.end', user.id);
    return done(null, 'Device signed out');
  },

  signOutEverywhere: ({ world, user, setCookies }) => {
    closeSessionsOf(world, user.id);
    setCookies(clearedCookies());
    audit(world, user.id, 'session.endAll', user.id);
    return done(null, 'Signed out everywhere.');
  },

  exportAccount: ({ world, user }) =>
    done({
      username: user.username,
      madeAt: iso(world.clock.now()),
      rows: exportOf(world, user),
    }),

  previewAccountDeletion: async ({ world, user }) =>
    done({ ...lossesOf(world, user.id), blocks: await blocksOf(world, user.id) }),

  deleteAccount: async ({ world, user, body, setCookies }) => {
    if (body.username !== user.username)
      return wrongFields([{ path: 'username', message: `Type ${user.username} to continue.` }]);
    const blocks = await blocksOf(world, user.id);
    if (blocks.length > 0) return refuse('deletion-blocked', blocks.join(' '));
    deleteUser(world, user);
    setCookies(clearedCookies());
    audit(world, user.id, 'account.delete', user.id);
    return done(null, 'Account deleted');
  },
});
