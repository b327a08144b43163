import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QuestCategory } from './board';
import { CategoryEmoji } from './CategoryEmoji';
import { CategoryMark } from './CategoryMark';

interface CategoryChipsProps {
  categories: readonly QuestCategory[];
  /** Id of the chosen one; empty for all. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The categories of a board, each with how much of it is done, and why it is closed where it is. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const current = categories.find(({ id }) => id === chosen);
  if (categories.length === 0) return null;
  return (
    <>
      <div className="category-chips" role="group" aria-label="Categories">
        <Chip isOn={current === undefined} onPress={() => onChoose('')}>
          All
        </Chip>
        {categories.map((category) => (
          <Chip
            key={category.id}
            isOn={category.id === chosen}
            onPress={() => onChoose(category.id === chosen ? '' : category.id)}
          >
            <CategoryName category={category} />
          </Chip>
        ))}
      </div>
      {current === undefined ? null : <About category={current} />}
    </>
  );
}

interface ChipProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Chip = ({ isOn, onPress, children }: ChipProps) => (
  <button type="button" className="category-chip" aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
);

const CategoryName = ({ category }: { category: QuestCategory }) => (
  <>
    {category.lockedBecause === null ? null : <Lock aria-hidden="true" />}
    <CategoryMark color={category.color} />
    <CategoryEmoji category={category} />
    <bdi>{category.name}</bdi>{' '}
    {category.total === null ? null : (
      <span className="category-chip__count">{`${category.done ?? 0}/${category.total}`}</span>
    )}{' '}
    <span className="visually-hidden">
      {[
        category.total === null ? '' : 'done',
        category.lockedBecause === null ? '' : 'locked',
      ].join(' ')}
    </span>
  </>
);

const About = ({ category: { description, lockedBecause } }: { category: QuestCategory }) => (
  <>
    {description === null || description === '' ? null : (
      <p className="category-about">
        <bdi>{description}</bdi>
      </p>
    )}
    {lockedBecause === null ? null : (
      <p className="notice notice--warning">
        <strong>This category is locked.</strong> <bdi>{lockedBecause}</bdi>
      </p>
    )}
  </>
);
