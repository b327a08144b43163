import { lazyIcon, type Icon } from '@/shared/ui/lazyIcon';
import type { IconName } from './about';

const icons = new Map<IconName | undefined, Icon>();

/** The sign of a module, beside its name wherever it is listed; a plain one where it names none. */
export function moduleIcon(name: IconName | undefined): Icon {
  const known = icons.get(name);
  if (known) return known;
  const icon = lazyIcon(async () => {
    const { moduleIcons, PLAIN } = await import('./moduleIcons');
    return name === undefined ? PLAIN : moduleIcons[name];
  });
  icons.set(name, icon);
  return icon;
}
