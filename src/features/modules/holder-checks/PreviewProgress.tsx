import { inNumbers } from '@/shared/format/numbers';
import { usePreviewProgress } from './previewProgress';

const LABEL = 'Checking all members';

/** How many members were checked so far. */
export function PreviewProgress() {
  const progress = usePreviewProgress();
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
