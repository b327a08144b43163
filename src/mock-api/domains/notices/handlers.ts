import * as current from '@/features/server/notices/endpoints';
import * as endpoints from '@/features/server/notices/staffEndpoints';
import { MINUTE } from '@/shared/time/durations';
import { audit } from '../audit/audit';
import { iso } from '../../store/clock';
import { isStaff } from '../access/admission';
import { done, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import { nextId, type World } from '../../store/world';
import { closedBy, isWindowTaken, stateOf } from './inForce';
import type { NoticeRow } from './rows';

const noticeView = (world: World, row: NoticeRow) => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  audience: row.audience,
  from: iso(row.from),
  until: iso(row.endedAt ?? row.until),
  state: stateOf(world, row),
  by: world.db.users.find(({ id }) => id === row.by)?.displayName ?? null,
});

const ofEverybody = serve(current, {
  listCurrentNotices: ({ world, user, query: { site = 'community' } }) => {
    const mine = site === 'community' ? 'OWNERS' : 'MEMBERS';
    const rows = world.db.notices.filter(
      (row) =>
        row.kind === 'ANNOUNCEMENT' &&
        stateOf(world, row) === 'IN_FORCE' &&
        (row.audience === 'EVERYBODY' || row.audience === mine),
    );
    return done({
      notices: rows.map(({ id, text, until }) => ({ id, text, until: iso(until) })),
      isClosed: isStaff(user) && closedBy(world) !== undefined,
    });
  },
});

const ofStaff = serve(endpoints, {
  listNotices: ({ world }) =>
    done({ notices: world.db.notices.toReversed().map((row) => noticeView(world, row)) }),

  createNotice: ({ world, user, body: { startsIn, lasts, ...said } }) => {
    const from = world.clock.now() + startsIn * MINUTE;
    const until = from + lasts * MINUTE;
    if (said.kind === 'MAINTENANCE' && isWindowTaken(world, from, until))
      return refuse('window-taken', 'Another maintenance window is planned for that time.');
    const id = nextId(world, 'not');
    world.db.notices.push({ ...said, id, from, until, endedAt: null, by: user.id });
    audit(world, user.id, `notice.${said.kind.toLowerCase()}`, id, {
      changes: [{ field: 'Message', before: null, after: said.text }],
      staffUndo: { kind: 'NOTICE', noticeId: id, isEnded: false },
    });
    world.changed();
    return done(null, 'Notice created');
  },

  endNotice: ({ world, user, params }) => {
    const row = world.db.notices.find(({ id }) => id === params.noticeId);
    if (!row) return refuse('notice-not-found', 'Notice not found.');
    if (['OVER', 'ENDED'].includes(stateOf(world, row)))
      return refuse('already-ended', 'This notice is already over.');
    row.endedAt = world.clock.now();
    audit(world, user.id, 'notice.ended', row.id, {
      changes: [{ field: 'Message', before: row.text, after: null }],
      staffUndo: { kind: 'NOTICE', noticeId: row.id, isEnded: true },
    });
    world.changed();
    return done(null, 'Notice ended');
  },
});

export const noticeRoutes = [...ofEverybody, ...ofStaff];
