import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { showField, invalidFieldsIn } from '@/shared/ui/form/fieldElements';
import { ModuleFields } from '../form-controls/ModuleFields';
import type { FirstStep, ModuleSpec } from '../engine/defineModule';
import { stepFields } from './stepFields';

interface StepPanelProps {
  spec: ModuleSpec;
  step: FirstStep;
  at: number;
  count: number;
  /** Goes up with each attempt to go on that something wrong has stopped. */
  refused: number;
  /** Above its fields. */
  children?: ReactNode;
}

/** One step: its heading, which has the focus once one is led here, and its fields. */
export function StepPanel({ spec, step, at, count, refused, children }: StepPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  const told = useRef(refused);
  useLayoutEffect(() => {
    const isOther = shown.current !== at;
    const isRefused = told.current !== refused;
    shown.current = at;
    told.current = refused;
    if (!isOther && !isRefused) return;
    // What the server has refused leads to its step, and there to its field.
    const [trouble] = invalidFieldsIn(panel.current);
    if (trouble) showField(trouble);
    else if (isOther) heading.current?.focus();
  }, [at, refused]);
  return (
    <section ref={panel} className="panel step-panel" aria-labelledby="step-heading">
      <h2 ref={heading} id="step-heading" tabIndex={-1}>
        <small>
          Step {at + 1} of {count}
        </small>{' '}
        {step.title}
      </h2>
      {step.hint === undefined ? null : <p className="field__hint">{step.hint}</p>}
      {children}
      {stepFields(spec, step).map(({ prefix, fields }) => (
        <ModuleFields key={prefix} fields={fields} prefix={`values.${prefix}`} />
      ))}
    </section>
  );
}
