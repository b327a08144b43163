import type { ComponentType } from 'react';
import { moduleFamilies } from '@/features/bot-modules/catalogue';
import { BellIcon, ChartIcon, CoinIcon, KeyIcon, ShieldIcon } from '@/shared/ui/icons';

/** A sign for each family, in the order of the catalogue. */
const signs: readonly ComponentType[] = [ShieldIcon, ChartIcon, KeyIcon, BellIcon, CoinIcon];

/** All bot modules by family (spec §1). */
export function FamilyGrid() {
  return (
    <div className="family-grid">
      {moduleFamilies.map((family, index) => {
        const Sign = signs[index] ?? ShieldIcon;
        return (
          <section key={family.title} className="panel">
            <h3>
              <Sign />
              {family.title}
            </h3>
            <ul>
              {family.modules.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
