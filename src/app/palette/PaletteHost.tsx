import { lazy, Suspense, useEffect, useState } from 'react';
import { useApp } from '../AppContext';
import type { AppStore } from '../store/store';
import { onOpenPalette, openPalette } from '@/shared/ui/palette';

/** The palette lists the servers, so that RTK Query comes along with it. */
async function loadPalette(appStore: AppStore) {
  const [palette, { attachServerData }] = await Promise.all([
    import('./CommandPalette'),
    import('../store/attachServerData'),
  ]);
  attachServerData(appStore);
  return palette;
}

/** Opens the palette on Ctrl K or ⌘ K; its code comes with the first opening. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { appStore } = useApp();
  const [CommandPalette] = useState(() => lazy(() => loadPalette(appStore)));
  if (isOpen && !wasOpened) setOpened(true);

  useEffect(() => onOpenPalette(() => setOpen(true)), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isShortcut || event.altKey || event.shiftKey) return;
      event.preventDefault();
      openPalette();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  if (!wasOpened) return null;
  return (
    <Suspense>
      <CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
