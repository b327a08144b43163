import { hexColour } from '@/features/modules/preview/hexColour';
import type { QuestCategory } from './board';

/** A category's color, beside what belongs to it; nothing where it has none. */
export function CategoryMark({ color }: { color: QuestCategory['color'] }) {
  const fill = color === null ? null : hexColour(color);
  if (fill === null) return null;
  return (
    <svg className="category-mark" viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" rx="4" fill={fill} />
    </svg>
  );
}
