import type { FirstStep } from '../engine/newRule';

interface StepsLineProps {
  steps: readonly FirstStep[];
  /** The one that is open, from 0. */
  at: number;
  onOpen: (step: number) => void;
}

/** All steps by name; those that are done lead back to them. A phone has the count alone. */
export const StepsLine = ({ steps, at, onOpen }: StepsLineProps) => (
  <ol className="steps-line" aria-label="Steps">
    {steps.map(({ title }, index) => (
      <li
        key={title}
        className={`steps-line__step${index < at ? ' steps-line__step--done' : ''}`}
        aria-current={index === at ? 'step' : undefined}
      >
        <span className="steps-line__mark" aria-hidden="true">
          {index + 1}
        </span>
        {index < at ? (
          <button type="button" className="btn btn-link" onClick={() => onOpen(index)}>
            {title}
            <span className="visually-hidden">, done</span>
          </button>
        ) : (
          title
        )}
      </li>
    ))}
  </ol>
);
