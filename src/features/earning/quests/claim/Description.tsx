import { useState } from 'react';
import { Markdown } from '@/features/modules/preview/Markdown';
import '@/features/modules/preview/preview.scss';
import { serverNow } from '@/shared/time/serverClock';

/** More than the editor takes. */
const MOST = 4096;

/** What its owner writes about a quest: a stranger's words, of which no HTML is made. */
export function Description({ text }: { text: string }) {
  const [now] = useState(serverNow);
  const [scene] = useState(() => ({ variables: [], roles: [], channels: [], now }));
  return text.trim() === '' ? null : (
    <section className="quest-description" aria-label="About this quest">
      <Markdown text={text} most={MOST} scene={scene} />
    </section>
  );
}
