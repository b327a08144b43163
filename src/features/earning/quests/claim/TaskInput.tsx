import { useId } from 'react';
import '@/shared/ui/form/form.scss';
import type { QuestTask } from '../quest';
import { tidyAnswer } from '../answerInput';
import { transferOf } from '../transfer/transferOf';
import { lengthOf, LONGEST, ratings, takesAnswer } from './answer';

interface TaskInputProps {
  task: QuestTask;
  /** The task for accessible names: "task 2". */
  label: string;
  value: string;
  /** The problem with the value, if any. */
  problem: string | null;
  isDisabled: boolean;
  onChange: (text: string) => void;
}

/** The input for the answer to a task, by its kind; none for tasks checked elsewhere. */
export function TaskInput(props: TaskInputProps) {
  const { task, problem } = props;
  const id = useId();
  // The signature of a transfer made on this page is already known.
  if (!takesAnswer(task) || transferOf(task) !== null) return null;
  return (
    <div className="task-input">
      {task.kind === 'QUIZ' || task.kind === 'POLL' || task.kind === 'OPINION' ? (
        <Choices {...props} id={id} />
      ) : (
        <Written {...props} id={id} />
      )}
      <p id={`${id}-problem`} className="field__error" role="alert">
        {problem}
      </p>
    </div>
  );
}

interface PartProps extends TaskInputProps {
  id: string;
}

const words: Readonly<Record<string, string>> = {
  TEXT: 'Your answer',
  URL: 'Your link',
  NUMBER: 'Your number',
  DATE: 'Your date',
  X_POST: 'Link to your post',
  ONCHAIN_TX: 'Transaction signature (optional)',
};

function Written({ id, task, label, value, problem, isDisabled, onChange }: PartProps) {
  const common = {
    id,
    className: `form-control ${problem === null ? '' : 'is-invalid'}`,
    value,
    disabled: isDisabled,
    'aria-invalid': problem !== null,
    'aria-describedby': `${id}-problem`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onBlur: () => {
      const tidy = tidyAnswer(task.kind, value);
      if (tidy !== value) onChange(tidy);
    },
  } as const;
  return (
    <>
      <div className="field__head">
        <label htmlFor={id}>
          {words[task.kind] ?? 'Your answer'} <span className="visually-hidden">for {label}</span>
        </label>
        {task.kind === 'TEXT' ? <Count text={value} least={task.minChars ?? 0} /> : null}
      </div>
      {task.kind === 'TEXT' ? (
        <textarea {...common} rows={4} />
      ) : (
        <input
          {...common}
          type={task.kind === 'DATE' ? 'date' : 'text'}
          inputMode={inputModes[task.kind] ?? 'text'}
          autoComplete="off"
        />
      )}
    </>
  );
}

const inputModes: Readonly<Record<string, 'url' | 'decimal'>> = {
  URL: 'url',
  X_POST: 'url',
  NUMBER: 'decimal',
};

function Count({ text, least }: { text: string; least: number }) {
  const count = lengthOf(text.trim());
  const isOver = count > LONGEST;
  return (
    <span className={isOver ? 'field__count field__count--over' : 'field__count'}>
      {count < least ? `${count} / ${least} minimum` : `${count} / ${LONGEST}`}
    </span>
  );
}

function Choices({ id, task, label, value, problem, isDisabled, onChange }: PartProps) {
  const isScale = task.kind === 'OPINION';
  const options = isScale ? ratings(task) : [...new Set(task.options)];
  return (
    <fieldset
      role="radiogroup"
      className={isScale ? 'field task-input__scale' : 'field'}
      aria-invalid={problem !== null}
      aria-describedby={`${id}-problem`}
    >
      <legend className="field__legend">
        {isScale ? `Rate from 1 to ${options.length}` : 'Choose an answer'}{' '}
        <span className="visually-hidden">for {label}</span>
      </legend>
      {options.map((option) => (
        <label key={option} className="choice">
          <input
            type="radio"
            name={id}
            value={option}
            checked={value === option}
            disabled={isDisabled}
            onChange={() => onChange(option)}
          />
          <bdi>{option}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
