import { useLayoutEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CheckIcon } from '../icons';
import './steps.scss';

/** `unknown`: what would tell could not be loaded. `coming`: it is on its way. */
export type StepState = 'done' | 'todo' | 'unknown' | 'coming';

export interface Step {
  title: string;
  /** What it is for; left out where the title says it. */
  hint?: string;
  to: string;
  state: StepState;
}

interface FirstStepsProps {
  /** What they lead to: "Set up your server". */
  title: string;
  steps: readonly Step[];
  /** Hides it; without, it cannot be hidden. */
  onHide?: () => void;
  /** How many steps lead somewhere; all unless given. */
  open?: number;
  takesFocus?: boolean;
  /** Below something larger, which is the step to take now. */
  isSmall?: boolean;
}

/** The first steps of somebody new, those that are behind them ticked off. */
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

/** Said besides the colour and the tick. */
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
