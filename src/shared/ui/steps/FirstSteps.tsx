import { useLayoutEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CheckIcon } from '../icons';
import './steps.scss';

/** `unknown`: the data to decide it could not be loaded. `coming`: it is loading. */
export type StepState = 'done' | 'todo' | 'unknown' | 'coming';

export interface Step {
  title: string;
  /** Purpose of the step; left out if the title says it. */
  hint?: string;
  to: string;
  state: StepState;
}

interface FirstStepsProps {
  /** Goal of the steps: "Set up your server". */
  title: string;
  steps: readonly Step[];
  /** Hides the steps; without it they cannot be hidden. */
  onHide?: () => void;
  /** How many steps are links; default: all. */
  open?: number;
  takesFocus?: boolean;
  /** Shown smaller, below a larger element that is the current step. */
  isSmall?: boolean;
}

/** The first steps of a new user, with completed ones ticked off. */
export function FirstSteps(props: FirstStepsProps) {
  const { title, steps, onHide, open = props.steps.length, takesFocus, isSmall } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const done = steps.filter(({ state }) => state === 'done').length;
  const isComing = steps.some(({ state }) => state === 'coming');
  const current = isComing ? -1 : steps.findIndex(({ state }) => state === 'todo');
  return (
    <section
      className={isSmall ? 'setup setup--small' : 'panel setup'}
      aria-labelledby={id}
      aria-busy={isComing}
    >
      <div className="setup__head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {onHide ? (
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-label="Hide these steps"
            onClick={onHide}
          >
            Hide
          </button>
        ) : null}
      </div>
      <p className="setup__progress" role="status">
        <progress aria-hidden="true" max={steps.length} value={isComing ? 0 : done} />
        <span>{isComing ? 'Checking…' : `${String(done)} of ${String(steps.length)} done`}</span>
      </p>
      <ol className="setup__steps">
        {steps.map((step, index) => (
          <SetupStep key={step.title} step={step} number={index + 1} isCurrent={index === current}>
            {index < open ? <Link to={step.to}>{step.title}</Link> : step.title}
          </SetupStep>
        ))}
      </ol>
    </section>
  );
}

/** State in words, in addition to color and tick. */
const words: Record<StepState, string> = {
  done: 'Done',
  todo: 'To do',
  unknown: 'Couldn’t be checked',
  coming: 'Being checked',
};

interface SetupStepProps {
  step: Step;
  /** Counted from 1. */
  number: number;
  isCurrent: boolean;
  children: ReactNode;
}

const SetupStep = ({ step: { state, hint }, number, isCurrent, children }: SetupStepProps) => (
  <li className={`setup__step setup__step--${state}`} aria-current={isCurrent ? 'step' : undefined}>
    <span className="setup__mark" aria-hidden="true">
      {state === 'done' ? <CheckIcon /> : state === 'unknown' ? '?' : number}
    </span>
    <div>
      <h3>
        {children}
        <span className="visually-hidden">: {words[state]}</span>
      </h3>
      {hint === undefined ? null : <p>{hint}</p>}
    </div>
  </li>
);
