import { useId, useState } from 'react';
import type { FeatureFlag } from '@/features/staff/featureFlag';
import { useFeatureFlagsQuery } from '@/features/staff/featureFlagsApi';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { StateSign } from '@/shared/ui/StateSign';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { FeatureFlagForm } from './FeatureFlagForm';
import { featureFlagWords, flagLook, stateWords } from './featureFlagWords';

/** Features that staff can turn off while everything else keeps running (ADR feature-flags). */
export default function FeatureFlagsTab() {
  const { data, error, isFetching, refetch } = useFeatureFlagsQuery(undefined);
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the feature flags.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardsSkeleton label="Loading the feature flags" />
    );
  return (
    <div className="admin-utility">
      <p>Changes take effect immediately. You can undo them in the audit log.</p>
      <LeftOutNote leftOut={data.leftOut} />
      <ul className="admin-utility__list" aria-label="Feature flags">
        {data.flags.map((flag) => (
          <FeatureFlagCard key={flag.id} flag={flag} />
        ))}
      </ul>
    </div>
  );
}

function FeatureFlagCard({ flag }: { flag: FeatureFlag }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, on, off } = featureFlagWords(flag);
  return (
    <li className="panel admin-utility__card" aria-labelledby={id}>
      <div className="admin-utility__head">
        <h2 id={id}>{title}</h2>
        <StateSign look={flagLook(flag)} label={stateWords(flag)} />
      </div>
      <p>{on}</p>
      <p>
        <strong>Off:</strong> {off}
      </p>
      {flag.state === 'SOME' ? (
        <p>
          On for:{' '}
          {flag.servers.map(({ id: serverId, name }, index) => (
            <span key={serverId}>
              {index === 0 ? '' : ', '}
              <bdi>{name}</bdi>
            </span>
          ))}
          .
        </p>
      ) : null}
      <p className="fine-print">
        {flag.at === null ? (
          'Never changed'
        ) : (
          <>
            Changed <TimeAgo at={flag.at} /> by{' '}
            <bdi translate={flag.by ? 'no' : undefined}>{flag.by ?? FORMER_MEMBER}</bdi>.
          </>
        )}
      </p>
      {isOpen ? (
        // Another version is another form: a choice is never applied over the values another team member has set.
        <FeatureFlagForm key={flag.version} flag={flag} onClose={() => setOpen(false)} />
      ) : (
        <div className="row-actions">
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-label={`Edit ${title}`}
            onClick={() => setOpen(true)}
          >
            Edit
          </button>
        </div>
      )}
    </li>
  );
}
