import { listed } from '@/shared/text/listed';
import type { HeldPackage } from '@/features/billing/packages/offer';
import { dayText } from '@/shared/format/times';
import { counted } from '@/shared/text/language';
import { TimeAgo } from '@/shared/ui/TimeAgo';

/** What the server has now, and until when. */
export function InForce({ held }: { held: readonly HeldPackage[] }) {
  if (held.length === 0) return null;
  return (
    <section className="in-force" aria-labelledby="in-force">
      <h2 id="in-force">Your packages</h2>
      <ul className="in-force__list">
        {held.map((each) => (
          <li key={each.orderId}>
            <strong>{each.name}</strong>{' '}
            {each.state === 'GRACE' ? <span className="badge text-bg-warning">Ended</span> : null}{' '}
            <span>{untilOf(each)}</span>
            <span className="in-force__features">{counted(each.items.length, 'feature')}</span>
          </li>
        ))}
      </ul>
      {overlapOf(held).length === 0 ? null : (
        <p className="fine-print">Included in more than one package: {listed(overlapOf(held))}.</p>
      )}
    </section>
  );
}

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

/** Names of what is in several of them. */
function overlapOf(held: readonly HeldPackage[]): string[] {
  const times = new Map<string, { name: string; count: number }>();
  for (const { items } of held)
    for (const { id, name } of items)
      times.set(id, { name, count: (times.get(id)?.count ?? 0) + 1 });
  return [...times.values()].filter(({ count }) => count > 1).map(({ name }) => name);
}
