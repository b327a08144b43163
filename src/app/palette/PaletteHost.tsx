import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { useApp } from '../AppContext';
import type { AppStore } from '../store/store';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { onOpenPalette, openPalette } from '@/shared/ui/palette';
import { useTypedAhead } from './useTypedAhead';

/** The palette lists the servers, so RTK Query is loaded with it. */
async function loadPalette(appStore: AppStore) {
  const [palette, { attachServerData }] = await Promise.all([
    import('./CommandPalette'),
    import('../store/attachServerData'),
  ]);
  attachServerData(appStore);
  return palette;
}

/** Opens the palette on Ctrl K or ⌘ K; its code loads on the first opening, and keys typed until then are kept. */
export function PaletteHost() {
  const [stage, setStage] = useState<'closed' | 'opening' | 'open'>('closed');
  const [search, setSearch] = useState('');
  const [wasOpened, setOpened] = useState(false);
  const { appStore } = useApp();
  const [CommandPalette] = useState(() => lazyOnDemand(() => loadPalette(appStore)));
  if (stage !== 'closed' && !wasOpened) setOpened(true);
  const close = useCallback(() => setStage('closed'), []);
  useTypedAhead(stage === 'opening', setSearch, close);

  // Layout effects, because a user who sees the page may press the key before effects after painting have run.
  useLayoutEffect(
    () =>
      onOpenPalette(() => {
        if (stage !== 'closed') return;
        setSearch('');
        setStage('opening');
      }),
    [stage],
  );
  useLayoutEffect(() => {
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
      <CommandPalette
        isOpen={stage !== 'closed'}
        search={search}
        onSearch={setSearch}
        onReady={() => setStage('open')}
        onClose={close}
      />
    </Suspense>
  );
}
