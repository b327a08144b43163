import type { ComponentType } from 'react';
import { families, type Family } from '@/features/modules/engine/about';
import { products } from '@/features/modules/engine/catalogue';
import { BellIcon } from '@/shared/ui/icons';
import { ChartIcon, CoinIcon, KeyIcon, ShieldIcon } from './families/familyIcons';
import { familyScenes } from './families/scenes';

const signs: Record<Family, ComponentType> = {
  moderation: ShieldIcon,
  stats: ChartIcon,
  verification: KeyIcon,
  alerts: BellIcon,
  earning: CoinIcon,
};

interface FamilyScenesProps {
  /** What each family does for whoever reads it, in one line. */
  words: Readonly<Record<Family, string>>;
}

/** The families of bot modules with what members see of them, and all modules by name (spec §1). */
export function FamilyScenes({ words }: FamilyScenesProps) {
  return (
    <section id="features" aria-labelledby="features-title">
      <h2 id="features-title">Features</h2>
      {families.map(({ family, title }) => {
        const Sign = signs[family];
        const Scene = familyScenes[family];
        const id = `family-${family}`;
        return (
          <section key={family} className="family" aria-labelledby={id}>
            <div className="family__words">
              <span className="family__sign">
                <Sign />
              </span>
              <h3 id={id}>{title}</h3>
              <p>{words[family]}</p>
              <ul aria-label={`Modules: ${title}`}>
                {products
                  .filter((about) => about.family === family)
                  .map((about) => (
                    <li key={about.slug}>{about.title}</li>
                  ))}
              </ul>
            </div>
            <figure className="family__scene">
              <Scene />
              <figcaption>Example</figcaption>
            </figure>
          </section>
        );
      })}
    </section>
  );
}
