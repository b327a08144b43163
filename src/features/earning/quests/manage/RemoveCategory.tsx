import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { readValues } from '@/features/modules/engine/schema';
import { DEFAULT, fields } from '@/features/modules/definitions/task-to-earn/fields';
import { rowOf, tellRemoved } from '@/features/server/settings/tellRemoved';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { useAppDispatch } from '@/shared/state/clientState';
import { counted } from '@/shared/text/language';
import type { CategorySummary } from './questOverview';
import { useDeleteQuestCategoryMutation } from './questManagementApi';
import { troubleIn } from './trouble';
import './questManagement.scss';

interface RemoveCategoryProps {
  serverId: string;
  rule: Rule;
  /** All categories. */
  rules: readonly Rule[];
  counts: CategorySummary | undefined;
  isOpen: boolean;
  onClose: () => void;
}

type What = 'MOVE' | 'DELETE';

/** Before a category goes: its quests go to the default one, or with it once its name has been typed. */
export default function RemoveCategory(props: RemoveCategoryProps) {
  const { serverId, rule, rules, counts, isOpen, onClose } = props;
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useDeleteQuestCategoryMutation();
  const target = rules.find(
    ({ id, values }) => id !== rule.id && readValues(fields, values).defaultFlag === DEFAULT,
  );
  const isEmpty = counts?.quests === 0;
  const [what, setWhat] = useState<What>(target || isEmpty ? 'MOVE' : 'DELETE');
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const id = useId();
  const name = ruleName(rule);
  const needsName = !isEmpty && what === 'DELETE';

  const run = async () => {
    if (needsName && typed.trim() !== name) {
      setTrouble('Enter the category name exactly as shown.');
      return;
    }
    const result = await remove({
      serverId,
      ruleId: rule.id,
      quests: isEmpty ? 'MOVE' : what,
      ...(needsName ? { name: typed } : {}),
    });
    const refusal = troubleIn(result);
    setTrouble(refusal);
    if (refusal !== null) return;
    onClose();
    tellRemoved({
      dispatch,
      serverId,
      what: `“${name}”`,
      removed: result.data ?? null,
      show: () => rowOf(rule.id),
    });
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
          Delete “{name}”?
        </Modal.Title>
      </Modal.Header>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void run();
        }}
      >
        <Modal.Body>
          {isEmpty ? (
            'This category has no quests.'
          ) : (
            <fieldset className="remove-category">
              <legend className="field__legend">{inIt(counts)}</legend>
              <Choice
                label={
                  target
                    ? `Move the quests to “${ruleName(target)}”, the default category`
                    : 'Move the quests to the default category. Make another category the default first.'
                }
                isChosen={what === 'MOVE'}
                isDisabled={!target}
                onChoose={() => setWhat('MOVE')}
                name={id}
              />
              <Choice
                label="Delete the quests. Members keep their rewards, and submissions in review are lost."
                isChosen={what === 'DELETE'}
                onChoose={() => setWhat('DELETE')}
                name={id}
              />
            </fieldset>
          )}
          {needsName ? (
            <div className="field">
              <label htmlFor={`${id}-name`}>
                Type <strong>{name}</strong> to confirm
              </label>
              <input
                id={`${id}-name`}
                className={`form-control ${trouble === null ? '' : 'is-invalid'}`}
                autoComplete="off"
                value={typed}
                aria-invalid={trouble !== null}
                aria-describedby={`${id}-trouble`}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setTrouble(null);
                }}
              />
            </div>
          ) : null}
          <p id={`${id}-trouble`} className="field__error" role="alert">
            {trouble}
          </p>
        </Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-danger" aria-busy={isLoading}>
            Delete category
          </button>
        </Modal.Footer>
      </form>
    </Modal>
  );
}

function inIt(counts: CategorySummary | undefined): string {
  if (typeof counts?.quests !== 'number') return 'What should happen to its quests?';
  const quests = counted(counts.quests, 'quest');
  const waiting = counts.inReview ?? 0;
  return waiting === 0
    ? `What should happen to its ${quests}?`
    : `What should happen to its ${quests}, with ${counted(waiting, 'submission')} in review?`;
}

interface ChoiceProps {
  label: string;
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

const Choice = ({ label, name, isChosen, isDisabled = false, onChoose }: ChoiceProps) => (
  <label className="choice">
    <input type="radio" name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
    <span>{label}</span>
  </label>
);
