import { Suspense, useState, type ComponentType } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';

/**
 * A part of a page that never changes: what the build has written of it (decision 112) stays, and none of its code is
 * fetched. Where that is not in the page, as after a navigation, its code comes and draws it.
 *
 * @param load must draw the same wherever it does, and nothing that listens
 */
export function staticSection(id: string, load: () => Promise<ComponentType>) {
  const Part = lazyOptional(async () => ({ default: await load() }));
  return function Written() {
    const [asItIs] = useState(() => contentOf(id));
    if (asItIs) {
      // React leaves such content as it finds it. Should it have to draw the page anew, it writes the same again.
      // oxlint-disable-next-line react/no-danger -- it is our own build's, read from where that has put it
      return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
    }
    return (
      <div id={id}>
        {typeof document === 'undefined' ? (
          <Part />
        ) : (
          <Suspense fallback={<div className="home__coming" />}>
            <Part />
          </Suspense>
        )}
      </div>
    );
  };
}

/** Should React write the content again, the policy of the page asks for HTML that is marked (docs/security.md). */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('static-section', { createHTML: (text) => text });

/** What the build wrote into the page; null where it wrote nothing. */
function contentOf(id: string): { __html: string | TrustedHTML } | null {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return null;
  // Styles are those of a browser's translator: the policy would refuse them.
  const html = element.innerHTML.replaceAll(/ style="[^"]*"/g, '');
  return { __html: policy?.createHTML(html) ?? html };
}
