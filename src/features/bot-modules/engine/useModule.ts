import { useEffect, useState } from 'react';
import type { ModuleSpec } from './defineModule';
import { loadModule } from './registry';

/** A module's code; null while it is on its way. A failure is the page's own (ScreenErrorPage). */
export function useModule(slug: string): ModuleSpec | null {
  const [loaded, setLoaded] = useState<ModuleSpec | null>(null);
  useEffect(() => {
    let isGone = false;
    loadModule(slug).then(
      (spec) => {
        if (!isGone) setLoaded(spec ?? null);
      },
      (error: unknown) => {
        setLoaded(() => {
          throw error;
        });
      },
    );
    return () => {
      isGone = true;
    };
  }, [slug]);
  return loaded?.slug === slug ? loaded : null;
}
