import type { ComponentType } from 'react';
import { families, type Family } from '@/features/modules/engine/about';
import { products } from '@/features/modules/engine/catalogue';
import { BellIcon } from '@/shared/ui/icons';
import { ChartIcon, CoinIcon, KeyIcon, ShieldIcon } from './families/familyIcons';
import { familyScenes } from './families/scenes';
import { OneOfChoices } from './OneOfChoices';

const signs: Record<Family, ComponentType> = {
  moderation: ShieldIcon,
  stats: ChartIcon,
  verification: KeyIcon,
  alerts: BellIcon,
  earning: CoinIcon,
};

/** One-word labels for buttons. */
const shortNames: Record<Family, string> = {
  moderation: 'Moderation',
  stats: 'Stats',
  verification: 'Verification',
  alerts: 'Alerts',
  earning: 'Earning',
};

interface FamilyScenesProps {
  /** One line per family on its use for the site's readers. */
  words: Readonly<Partial<Record<Family, string>>>;
}

/**
 * The families of bot modules with a picture of what members see, and their modules by name (spec §1); only families
 * with a line in `words`. All at once on a wide screen; on a phone only the chosen one.
 */
export function FamilyScenes({ words }: FamilyScenesProps) {
  const shown = families.flatMap(({ family, title }) => {
    const text = words[family];
    return text === undefined ? [] : [{ family, title, text }];
  });
  return (
    <section id="features" aria-labelledby="features-title">
      <h2 id="features-title">Features</h2>
      <div className="one-of families">
        <OneOfChoices
          legend="Feature to show"
          name="family"
          labels={shown.map(({ family }) => shortNames[family])}
        />
        <div className="one-of__parts">
          {shown.map(({ family, title, text }) => (
            <FamilyPart key={family} family={family} title={title} words={text} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface FamilyPartProps {
  family: Family;
  title: string;
  words: string;
}

function FamilyPart({ family, title, words }: FamilyPartProps) {
  const Sign = signs[family];
  const Scene = familyScenes[family];
  const id = `family-${family}`;
  return (
    <section className={`family family--${family}`} aria-labelledby={id}>
      <div>
        <h3 id={id}>
          <Sign />
          {title}
        </h3>
        <p>{words}</p>
        <ul className="in-line" aria-label={`Modules: ${title}`}>
          {products
            .filter((about) => about.family === family)
            .map((about) => (
              <li key={about.slug}>{about.title}</li>
            ))}
        </ul>
      </div>
      <figure>
        <Scene />
        <figcaption>Example</figcaption>
      </figure>
    </section>
  );
}
