import { findAbout } from '@/features/modules/engine/registry';
import { settleDeliveries } from '../post-history/settle';
import type { DeliveryRow } from '../post-history/rows';
import { settleOrders } from '../orders/lifecycle';
import { counting, type ReportRequest, type Line, type Source } from './source';

const titleOf = (slug: string) => findAbout(slug)?.title ?? slug;
const byModule = { partsBy: 'Module', nameOf: titleOf };

const deliveryLine = (row: DeliveryRow): Line => ({
  id: row.id,
  at: row.at,
  amount: 1n,
  kind: 'DELIVERY',
  part: row.module,
  what: () => (row.why === null ? row.label : `${row.label}: ${row.why}`),
  ref: row.id,
  module: row.module,
  ruleId: row.ruleId,
});

/** Slug of the module a line of the audit log is about; null for those about something else. */
const moduleOf = (action: string): string | null => /^module\.([^.]+)\./.exec(action)?.[1] ?? null;

/** What the modules posted or did not, what they paid points for, and how often their settings were changed. */
export async function modulesOf({ world, guild }: ReportRequest): Promise<Source[]> {
  await settleOrders(world, guild.id);
  await settleDeliveries(world, guild);
  const deliveries = world.db.deliveries.filter(({ serverId }) => serverId === guild.id);
  const posts = (state: DeliveryRow['state']) =>
    deliveries.filter((row) => row.state === state).map(deliveryLine);
  const runs = world.db.accrualRuns.filter(
    ({ serverId, isXp }) => serverId === guild.id && isXp !== true,
  );
  return [
    counting({
      key: 'sent',
      label: 'Posted',
      note: 'Posted to Discord by modules.',
      lines: posts('SENT'),
      ...byModule,
    }),
    counting({
      key: 'failed',
      label: 'Failed',
      note: 'Rejected by Discord.',
      lines: posts('FAILED'),
      ...byModule,
    }),
    counting({
      key: 'skipped',
      label: 'Skipped',
      note: 'Events not posted because of a filter, a limit or a module that was off.',
      lines: posts('SKIPPED'),
      ...byModule,
    }),
    counting({
      key: 'runs',
      label: 'Periodic payouts',
      note: 'Payouts of rules that pay per period, by the day the period ended.',
      lines: runs.map((row) => ({
        id: row.id,
        at: row.to,
        amount: 1n,
        kind: 'RUN',
        part: row.module,
        what: () => row.name,
        ref: row.id,
        module: row.module,
        ruleId: row.ruleId,
      })),
      ...byModule,
    }),
    counting({
      key: 'changes',
      label: 'Settings changed',
      note: 'Changes your team made to modules.',
      lines: world.db.audit.flatMap((row, index): Line[] => {
        const module = row.target === guild.id ? moduleOf(row.action) : null;
        if (module === null) return [];
        return [
          {
            id: `change-${index}`,
            at: row.at,
            amount: 1n,
            kind: 'CHANGE',
            part: module,
            userId: row.userId,
            what: () => titleOf(module),
            module,
          },
        ];
      }),
      ...byModule,
    }),
  ];
}

/** Since when deliveries of a server are kept, ms since 1970; null where there are none. */
export function keptSince({ world, guild }: ReportRequest): number | null {
  const times = world.db.deliveries.flatMap(({ serverId, at }) =>
    serverId === guild.id ? at : [],
  );
  return times.length === 0 ? null : times.reduce((one, other) => Math.min(one, other));
}
