import { inNumbers } from '@/shared/format/numbers';
import type { Tried } from './holderChecksApi';
import { previewKey, usePreviewProgress } from './previewProgress';

const LABEL = 'Checking all members';

/** How many members a preview has checked so far. */
export function PreviewProgress({ of }: { of: Tried }) {
  const progress = usePreviewProgress(previewKey(of));
  const total = progress?.total ?? null;
  return (
    <>
      <progress
        className="holder-checks__progress"
        aria-label={LABEL}
        {...(progress === null || total === null ? {} : { value: progress.done, max: total })}
      />
      {progress === null ? null : (
        <p className="holder-checks__checked">
          {total === null
            ? `${inNumbers(progress.done)} members checked`
            : `${inNumbers(progress.done)} of ${inNumbers(total)} members checked`}
        </p>
      )}
    </>
  );
}
