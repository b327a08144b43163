import { Puzzle, type LucideIcon } from 'lucide-react';

/** Of a module whose folder has none. */
export const PLAIN: LucideIcon = Puzzle;

/** The `icon.ts` of each module's folder, by its path. */
export const iconFiles = import.meta.glob<LucideIcon>('../definitions/*/icon.ts', {
  eager: true,
  import: 'icon',
});
