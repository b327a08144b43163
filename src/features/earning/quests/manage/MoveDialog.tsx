import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useRulesQuery } from '@/features/modules/engine/modulesApi';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { readValues } from '@/features/modules/engine/schema';
import { fields } from '@/features/modules/definitions/quest/fields';
import { failureText } from '@/shared/api/queryError';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { ErrorState } from '@/shared/ui/ErrorState';
import { notify } from '@/shared/ui/toast';
import { useMoveQuestMutation } from './questManagementApi';
import { troubleIn } from './trouble';

interface MoveDialogProps {
  serverId: string;
  rule: Rule;
  isOpen: boolean;
  onClose: () => void;
}

/** Moves a quest to the end of another category. */
export default function MoveDialog({ serverId, rule, isOpen, onClose }: MoveDialogProps) {
  const { data, error, refetch } = useRulesQuery({ serverId, slug: 'task-to-earn' });
  const [move, { isLoading }] = useMoveQuestMutation();
  const [chosen, setChosen] = useState('');
  const id = useId();
  const { categoryId: own } = readValues(fields, rule.values);
  const others = (data?.rules ?? []).filter((each) => each.id !== own);
  const categoryId = chosen === '' ? (others[0]?.id ?? '') : chosen;
  const run = async () => {
    const { id: ruleId, version } = rule;
    const trouble = troubleIn(await move({ serverId, ruleId, version, categoryId }));
    const target = others.find((each) => each.id === categoryId);
    if (trouble === null)
      notify(
        'success',
        `Moved “${ruleName(rule)}” to ${target ? `“${ruleName(target)}”` : 'its category'}`,
      );
    else notify('error', trouble);
    onClose();
  };
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      centered
      aria-labelledby={`${id}-title`}
    >
      <Modal.Header closeButton>
        <Modal.Title as="h2" id={`${id}-title`}>
          Move “{ruleName(rule)}”
        </Modal.Title>
      </Modal.Header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (categoryId !== '' && !isLoading) void run();
        }}
      >
        <Modal.Body>
          {error ? (
            <ErrorState
              message={failureText(error, 'Couldn’t load the categories.')}
              onRetry={() => void refetch()}
            />
          ) : data && others.length === 0 ? (
            'No other categories yet. Add one first.'
          ) : (
            <>
              <label className="form-label" htmlFor={id}>
                Category
              </label>
              <select
                id={id}
                className="form-select"
                value={categoryId}
                onChange={({ target }) => setChosen(target.value)}
              >
                {others.map((each) => (
                  <option key={each.id} value={each.id}>
                    {ruleName(each)}
                  </option>
                ))}
              </select>
              <p className="field__hint">
                The quest goes to the end of the category. Members keep their progress.
              </p>
            </>
          )}
        </Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn btn-primary"
            disabled={categoryId === ''}
            aria-busy={isLoading}
          >
            Move quest
          </button>
        </Modal.Footer>
      </form>
    </Modal>
  );
}
