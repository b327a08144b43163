import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { showField, invalidFieldsIn } from '@/shared/ui/form/fieldElements';
import { VariablesContext } from '../form-controls/completion/completion';
import { Fold } from '../form-controls/Fold';
import { FoldLine } from '../form-controls/FoldLine';
import { ModuleFields } from '../form-controls/ModuleFields';
import type { FirstStep } from '../engine/newRule';
import { valuesAt } from '../engine/paths';
import { fieldsOf } from '../screens/moduleForm';
import type { ListedModule } from '../screens/readyModule';
import { stepFields } from './stepFields';

interface StepPanelProps {
  spec: ListedModule;
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
      <VariablesContext value={spec.variables}>
        <Beside spec={spec} step={step} />
        <Fields spec={spec} step={step} paths={step.fields} />
        {step.more ? (
          <Fold
            key={step.title}
            isOpen={false}
            title={<h3 className="step-panel__more">{step.more.title}</h3>}
            line={<FoldLine fields={fieldsOf(spec, step.more.fields)} prefix="values." />}
          >
            <Fields spec={spec} step={step} paths={step.more.fields} />
          </Fold>
        ) : null}
      </VariablesContext>
    </section>
  );
}

interface FieldsProps extends Pick<StepPanelProps, 'spec' | 'step'> {
  paths: readonly string[];
}

const Fields = ({ spec, step, paths }: FieldsProps) =>
  stepFields(spec, step, paths).map(({ prefix, fields }) => (
    <ModuleFields key={prefix} fields={fields} prefix={`values.${prefix}`} />
  ));

/** What the site says of the values, above the fields of a step: in sight while they are filled in. */
function Beside({ spec, step: { beside } }: Pick<StepPanelProps, 'spec' | 'step'>) {
  const values = valuesAt(useWatch(), 'values.');
  const Part = beside && spec.beside?.[beside];
  return Part ? (
    <Suspense>
      <Part values={values} />
    </Suspense>
  ) : null;
}
