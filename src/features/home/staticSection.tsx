import { Suspense, useState, type ComponentType } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';

/**
 * A part of a page that never changes: the prerendered HTML (ADR prerendered-homes) stays, and its code is not fetched.
 * If the HTML is not in the page, as after a navigation, the code is fetched and renders it.
 *
 * @param load must render the same everywhere, without event handlers
 */
export function staticSection(id: string, load: () => Promise<ComponentType>) {
  const Part = lazyOptional(async () => ({ default: await load() }));
  return function Written() {
    const [asItIs] = useState(() => contentOf(id));
    if (asItIs) {
      // React does not touch such content. If it has to render the page again, it writes the same HTML.
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

/** If React writes the content again, the page's policy requires trusted HTML (docs/security.md). */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('static-section', { createHTML: (text) => text });

/** The prerendered content of the page; null if there is none. */
function contentOf(id: string): { __html: string | TrustedHTML } | null {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return null;
  // Inline styles come from a browser's translator: the policy would refuse them.
  const html = element.innerHTML.replaceAll(/ style="[^"]*"/g, '');
  return { __html: policy?.createHTML(html) ?? html };
}
