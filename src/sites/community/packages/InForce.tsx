import { listed } from '@/shared/text/listed';
import type { HeldPackage } from '@/features/billing/packages/offer';
import { dayText } from '@/shared/format/times';
import { counted } from '@/shared/text/language';
import { DAY } from '@/shared/time/durations';
import { useServerNow } from '@/shared/time/useServerNow';
import { TimeAgo } from '@/shared/ui/TimeAgo';

/** The server's active packages, and their ends. */
export function InForce({ held }: { held: readonly HeldPackage[] }) {
  const now = useServerNow(null);
  if (held.length === 0) return null;
  const ending = held.filter(({ state, until }) => state === 'IN_FORCE' && isSoon(until, now));
  return (
    <section className="in-force" aria-labelledby="in-force">
      <h2 id="in-force">Your packages</h2>
      <ul className="in-force__list">
        {held.map((each) => (
          <li key={each.orderId}>
            <strong>{each.name}</strong>{' '}
            {each.isTrial ? <span className="badge tag">Free trial</span> : null}{' '}
            {each.state === 'GRACE' ? <span className="badge text-bg-warning">Ended</span> : null}{' '}
            <span>{untilOf(each)}</span>
            <span className="in-force__features">{counted(each.items.length, 'feature')}</span>
          </li>
        ))}
      </ul>
      {ending.length > 0 ? (
        <p className="fine-print">
          {ending.some(({ isTrial }) => isTrial)
            ? 'Buy a package before the trial ends to keep its modules on. The paid term starts when you pay.'
            : 'Order the same package again before it ends to extend it. The new term starts when the current one ends.'}
        </p>
      ) : null}
      {overlapOf(held).length === 0 ? null : (
        <p className="fine-print">Included in more than one package: {listed(overlapOf(held))}.</p>
      )}
    </section>
  );
}

/** This long before the end, the card says how to continue. */
const SOON = 14 * DAY;

const isSoon = (until: string | null, now: number): boolean =>
  until !== null && Date.parse(until) - now <= SOON;

function untilOf({ state, until }: HeldPackage) {
  if (until === null) return 'active, no end date';
  const day = dayText(Date.parse(until));
  return state === 'GRACE' ? (
    <>
      modules keep working until {day} (<TimeAgo at={until} />)
    </>
  ) : (
    <>
      active until {day} (<TimeAgo at={until} />)
    </>
  );
}

/** Names of features that several packages include. */
function overlapOf(held: readonly HeldPackage[]): string[] {
  const times = new Map<string, { name: string; count: number }>();
  for (const { items } of held)
    for (const { id, name } of items)
      times.set(id, { name, count: (times.get(id)?.count ?? 0) + 1 });
  return [...times.values()].filter(({ count }) => count > 1).map(({ name }) => name);
}
