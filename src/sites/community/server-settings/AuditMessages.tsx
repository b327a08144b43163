import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectTheme } from '@/features/identity/preferences/globalSlice';
import { loadModule } from '@/features/modules/engine/registry';
import type { Variable } from '@/features/modules/engine/variable';
import { DiscordMessage } from '@/features/modules/preview/DiscordMessage';
import { useScene } from '@/features/modules/preview/scene';
import { readShownMessage } from '@/features/modules/preview/shownMessage';
import '@/features/modules/preview/preview.scss';

interface AuditMessagesProps {
  /** What was done, such as `module.welcome-message.saved`. */
  action: string;
  before: unknown;
  after: unknown;
}

/** A message before and after a change, as members see it. */
export default function AuditMessages({ action, before, after }: AuditMessagesProps) {
  const scene = useScene(useVariables(action));
  const theme = useSelector(selectTheme);
  const sides = [
    ['Before', before],
    ['After', after],
  ] as const;
  return (
    <div className="audit__messages">
      {sides.map(([label, message]) => (
        <figure key={label}>
          <figcaption>{label}</figcaption>
          {message === null ? (
            <p>No message</p>
          ) : (
            <div className="discord-scene" data-bs-theme={theme} translate="no">
              <DiscordMessage message={readShownMessage(message)} scene={scene} />
            </div>
          )}
        </figure>
      ))}
    </div>
  );
}

const NONE: readonly Variable[] = [];

/** What the module's messages may have in braces; nothing until it is known, and for other lines. */
function useVariables(action: string): readonly Variable[] {
  const slug = /^module\.([\w-]+)\./.exec(action)?.[1];
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    if (slug === undefined) return undefined;
    let isOver = false;
    const load = async () => {
      // Without them the braces stay as they were written.
      const spec = await loadModule(slug).catch(() => undefined);
      if (!isOver && spec) setKnown(spec.variables);
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [slug]);
  return known;
}
