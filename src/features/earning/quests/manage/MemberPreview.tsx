import { useEffect, useState, type ReactNode } from 'react';
import { useRulesByIdQuery } from '@/features/modules/engine/modulesApi';
import type { RuleTabProps } from '@/features/modules/engine/pageTabs';
import type { Values } from '@/features/modules/common-fields/field';
import { readValues } from '@/features/modules/engine/schema';
import { fields } from '@/features/modules/definitions/quest/fields';
import { draftAt } from '@/features/modules/screens/draftAt';
import { failureText } from '@/shared/api/queryError';
import { announce } from '@/shared/ui/announce';
import { ErrorState } from '@/shared/ui/ErrorState';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { previewStates, type PreviewState } from './questOverview';
import { useMemberPreviewQuery } from './questManagementApi';
import { PreviewedQuest } from './PreviewedQuest';
import './questManagement.scss';

/** The page of a quest as a member sees it, using the form's current values, saved or not. */
export function MemberPreview({ serverId, ruleId }: RuleTabProps) {
  const { data, error, refetch } = useRulesByIdQuery({
    serverId,
    slug: 'quest',
    ids: ruleId,
  });
  // The draft as it was when the tab opened: the form is in another tab.
  const [draft] = useState(() => draftAt(`${serverId}:quest:${ruleId}`));
  const values = draft?.values ?? data?.rules.find(({ id }) => id === ruleId)?.values;
  if (values) return <Preview serverId={serverId} values={values} isDraft={draft !== null} />;
  return error || data ? (
    <ErrorState
      message={failureText(error, 'Couldn’t load the quest.')}
      onRetry={() => void refetch()}
    />
  ) : (
    <FormSkeleton label="Loading the quest" />
  );
}

const words: Readonly<Record<PreviewState, string>> = {
  LOCKED: 'Locked',
  OPEN: 'Open',
  IN_REVIEW: 'In review',
  DONE: 'Done',
};

interface PreviewProps {
  serverId: string;
  values: Values;
  isDraft: boolean;
}

function Preview({ serverId, values, isDraft }: PreviewProps) {
  const [state, setState] = useState<PreviewState>('OPEN');
  const hasConditions = readValues(fields, values).conditions.length > 0;
  const { currentData, error, isFetching, refetch } = useMemberPreviewQuery(
    { serverId, values, state },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="member-preview">
      <div className="member-preview__head">
        <p className="notice">
          {isDraft
            ? 'Preview of your unsaved changes. Buttons and links don’t work here.'
            : 'Preview of the saved quest. Buttons and links don’t work here.'}
        </p>
        <fieldset>
          <legend className="field__legend">Quest state</legend>
          <div className="row-actions" role="group" aria-label="Quest state">
            {previewStates.map((each) => (
              <button
                key={each}
                type="button"
                className="btn btn-outline-secondary"
                aria-pressed={each === state}
                disabled={each === 'LOCKED' && !hasConditions}
                title={
                  each === 'LOCKED' && !hasConditions
                    ? 'This quest has no conditions, so it’s never locked.'
                    : undefined
                }
                onClick={() => setState(each)}
              >
                {words[each]}
              </button>
            ))}
          </div>
        </fieldset>
      </div>
      {currentData ? (
        <Inert label="Member preview">
          <PreviewedQuest key={state} quest={currentData.quest} />
        </Inert>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the preview.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label="Loading the preview" />
      )}
    </div>
  );
}

/** Content can be viewed and typed into; actions and links are disabled. */
export function Inert({ label, children }: { label: string; children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const stop = (event: Event) => {
      if (!acts(event)) return;
      event.preventDefault();
      event.stopPropagation();
      announce('Buttons and links don’t work in the preview.');
    };
    const kinds = ['click', 'drop', 'paste', 'change'];
    for (const kind of kinds) element.addEventListener(kind, stop, true);
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, stop, true);
    };
  }, [element]);
  return (
    <section ref={setElement} className="member-preview__phone" aria-label={label}>
      {children}
    </section>
  );
}

/** Whether the event would have an effect: a link, a button, or a file being attached. */
function acts(event: Event): boolean {
  const { type, target } = event;
  if (type === 'drop') return true;
  if (event instanceof ClipboardEvent) return (event.clipboardData?.files.length ?? 0) > 0;
  const file = 'input[type="file"], label:has(input[type="file"])';
  const wanted = type === 'change' ? file : `a, button, ${file}`;
  return target instanceof Element && target.closest(wanted) !== null;
}
