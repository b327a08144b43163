import { lazy, Suspense, useState, type ComponentType } from 'react';

/** React takes over an element with content of this kind as it finds it. Made once: another would be written. */
const AS_IT_IS = { __html: '' };

/**
 * A part of a page that never changes: what the build has written of it (decision 112) stays, and none of its code is
 * fetched. Where that is not in the page, as after a navigation, its code comes and draws it.
 *
 * @param load must draw the same wherever it does, and nothing that listens
 */
export function written(id: string, load: () => Promise<ComponentType>) {
  const Part = lazy(async () => ({ default: await load() }));
  return function Written() {
    const [isThere] = useState(
      () => typeof document !== 'undefined' && document.getElementById(id) !== null,
    );
    if (isThere) {
      // The one way to say that what is inside is not React's; nothing is ever written, as the text is empty.
      // oxlint-disable-next-line react/no-danger -- see above
      return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
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
