import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { linkResultOf, resultNames } from './linkResult';

const looks = { good: 'notice', neutral: 'notice', error: 'notice notice--error' } as const;

interface LinkResultNoteProps {
  /** Whether an account on X is linked, as far as is known. */
  isLinked: boolean;
}

/** How the way back from X ended. The address is tidied, so that a reload does not say it again. */
export function LinkResultNote({ isLinked }: LinkResultNoteProps) {
  const [search, setSearch] = useSearchParams();
  const [result] = useState(() => linkResultOf(search));
  const isTold = resultNames.some((name) => search.has(name));
  useEffect(() => {
    if (!isTold) return;
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before);
        for (const name of resultNames) rest.delete(name);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isTold, setSearch]);
  // What has been unlinked since is not said to be linked.
  if (result === null || (result.tone === 'good' && !isLinked)) return null;
  return (
    <div className={looks[result.tone]} role={result.tone === 'error' ? 'alert' : 'status'}>
      <p>{result.text}</p>
    </div>
  );
}
