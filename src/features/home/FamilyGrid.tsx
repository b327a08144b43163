import type { ComponentType } from 'react';
import { families, type Family } from '@/features/bot-modules/engine/about';
import { products } from '@/features/bot-modules/engine/catalogue';
import { BellIcon, ChartIcon, CoinIcon, KeyIcon, ShieldIcon } from '@/shared/ui/icons';

const signs: Record<Family, ComponentType> = {
  moderation: ShieldIcon,
  stats: ChartIcon,
  verification: KeyIcon,
  alerts: BellIcon,
  earning: CoinIcon,
};

/** All bot modules by family (spec §1). */
export function FamilyGrid() {
  return (
    <div className="family-grid">
      {families.map(({ family, title }) => {
        const Sign = signs[family];
        return (
          <section key={family} className="panel">
            <h3>
              <Sign />
              {title}
            </h3>
            <ul>
              {products
                .filter((about) => about.family === family)
                .map((about) => (
                  <li key={about.slug}>{about.title}</li>
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
