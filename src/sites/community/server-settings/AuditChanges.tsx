import { Suspense } from 'react';
import type { AuditChange } from '@/features/server/settings/settings';
import { lazyOnDemand } from '@/shared/ui/lazyParts';

/** Messages are drawn by the preview of the module editors, which the rest of this page doesn't need. */
const AuditMessages = lazyOnDemand(() => import('./AuditMessages'));

interface AuditChangesProps {
  /** What was done, as the log names it. */
  action: string;
  changes: readonly AuditChange[];
}

/** Each field that changed, before and after: colors with a swatch, messages as members see them. */
export const AuditChanges = ({ action, changes }: AuditChangesProps) => (
  <dl className="audit__changes">
    {changes.map((change, index) => (
      // Two groups of a form may each have a field of that name.
      <div key={`${change.field} ${String(index)}`}>
        <dt className={changes.length === 1 ? 'visually-hidden' : undefined}>{change.field}</dt>
        <dd>
          {change.messages ? (
            <Suspense fallback={<div className="skeleton__block" />}>
              <AuditMessages action={action} {...change.messages} />
            </Suspense>
          ) : (
            <Texts change={change} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const Texts = ({ change: { before, after, kind } }: { change: AuditChange }) => (
  <>
    <del>
      {kind === 'COLOR' ? <Swatch color={before} /> : null}
      <bdi translate={before === null ? undefined : 'no'}>{before ?? 'nothing'}</bdi>
    </del>{' '}
    <span aria-hidden="true">→</span>{' '}
    <ins>
      {kind === 'COLOR' ? <Swatch color={after} /> : null}
      <bdi translate={after === null ? undefined : 'no'}>{after ?? 'nothing'}</bdi>
    </ins>
  </>
);

const Swatch = ({ color }: { color: string | null }) =>
  color === null ? null : (
    <svg className="audit__swatch" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  );
