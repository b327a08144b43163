import { counted } from '@/shared/text/language';
import type { Package } from './package';

/** Features shown at once; the largest package has three times as many. */
const SHOWN = 8;

/** What a package unlocks: the first features, and the others on request. */
export function TierFeatures({ name, items }: Pick<Package, 'name' | 'items'>) {
  const rest = items.slice(SHOWN);
  return (
    <>
      <Features items={items.slice(0, SHOWN)} label={`Features of ${name}`} />
      {rest.length === 0 ? null : (
        <details className="tier__rest">
          <summary>
            {counted(rest.length, 'more feature')}
            <span className="visually-hidden"> of {name}</span>
          </summary>
          <Features items={rest} label={`More features of ${name}`} />
        </details>
      )}
    </>
  );
}

const Features = ({ items, label }: { items: Package['items']; label: string }) => (
  <ul className="tier__features" aria-label={label}>
    {items.map((item) => (
      <li key={item.id}>{item.name}</li>
    ))}
  </ul>
);
