import * as z from 'zod/mini';
import { notFound, ok } from '../../http/envelope';
import { on } from '../../http/route';
import { taking } from '../../http/taking';
import type { AmbassadorRow } from './rows';

/** Test controls for decisions of staff about ambassadors. */
export const ambassadorControls = [
  // Sets the decision of staff on a user; NONE removes the application.
  on.put(
    '/__mock/ambassador',
    taking(
      z.object({
        userId: z.string(),
        state: z.enum(['NONE', 'APPLIED', 'ACTIVE', 'SUSPENDED', 'REJECTED']),
        reason: z._default(z.nullable(z.string()), null),
      }),
      ({ userId, state, reason }, { world }) => {
        const { db, clock } = world;
        if (!db.users.some(({ id }) => id === userId)) return notFound('User not found.');
        const now = clock.now();
        const before = db.ambassadors.find((row) => row.userId === userId);
        db.ambassadors = db.ambassadors.filter((row) => row !== before);
        const suspensions: AmbassadorRow['suspensions'] = (before?.suspensions ?? []).map(
          ({ from, until }) => ({ from, until: until ?? now }),
        );
        if (state === 'SUSPENDED') suspensions.push({ from: now, until: null });
        if (state !== 'NONE')
          db.ambassadors.push({
            userId,
            state,
            reason,
            application: before?.application ?? null,
            appliedAt: before?.appliedAt ?? now,
            decidedAt: state === 'APPLIED' ? null : now,
            isCodeChosen: before?.isCodeChosen ?? false,
            suspensions,
          });
        world.changed();
        return ok(null);
      },
    ),
  ),
];
