import { lazyIcon, type Icon } from '@/shared/ui/lazyIcon';

const icons = new Map<string, Icon>();

/** The sign of a module, beside its name wherever it is listed; a plain one where its folder has none. */
export function moduleIcon(slug: string): Icon {
  const known = icons.get(slug);
  if (known) return known;
  const icon = lazyIcon(async () => {
    const { iconFiles, PLAIN } = await import('./iconFiles');
    return iconFiles[`../definitions/${slug}/icon.ts`] ?? PLAIN;
  });
  icons.set(slug, icon);
  return icon;
}
