import { Suspense, use, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { VariablesContext } from '../form-controls/completion/completion';
import { Fold } from '../form-controls/Fold';
import { FoldLine } from '../form-controls/FoldLine';
import { ModuleFields } from '../form-controls/ModuleFields';
import { OpeningFields } from '../form-controls/openingFields';
import type { Group } from '../engine/defineModule';
import { isShown } from '../engine/schema';
import { valuesAt } from '../engine/paths';
import type { FieldSet, Values } from '../common-fields/field';
import { fieldsOf, groupId } from './moduleForm';
import type { ListedModule } from './readyModule';

interface FormGroupProps {
  spec: ListedModule;
  group: Group;
}

/** Fields under one heading; nothing while none of them is in force. */
export function FormGroup({ spec, group }: FormGroupProps) {
  const values = valuesAt(useWatch(), 'values.');
  const opening = use(OpeningFields);
  const names = group.fields.filter((name) => !opening.has(`values.${name}`));
  const fields = fieldsOf(spec, names);
  const shown = Object.values(fields).filter((field) => isShown(field, values));
  if (shown.length === 0) return null;
  const { title, hint, beside } = group;
  const Beside = beside && spec.beside?.[beside];
  // The label of its only field serves as heading.
  const isOne = shown.length === 1 && shown[0]?.label === title;
  return (
    <section
      className={`panel module-form__group ${isOne ? 'module-form__group--one' : ''}`}
      aria-label={title}
      id={groupId(title)}
    >
      <Frame group={group} fields={fields}>
        {hint === undefined ? null : <p className="field__hint">{hint}</p>}
        <VariablesContext value={spec.variables}>
          <ModuleFields fields={fields} prefix="values." />
        </VariablesContext>
        {Beside ? (
          <Suspense>
            <Beside values={values} />
          </Suspense>
        ) : null}
      </Frame>
    </section>
  );
}

interface FrameProps {
  group: Group;
  fields: FieldSet;
  children: ReactNode;
}

/** Heading and content of a group: open, or folded if it is seldom changed and has no errors. */
function Frame({ group: { title, isRare, isRareWith }, fields, children }: FrameProps) {
  const { getValues } = useFormContext();
  const opening = use(OpeningFields);
  const [isFine] = useState(() => {
    const values = valuesAt(getValues(), 'values.');
    return isMended(fields, values, opening) && isRareWith?.(values) !== false;
  });
  const heading = <h2 tabIndex={-1}>{title}</h2>;
  if (isRare !== true) {
    return (
      <>
        {heading}
        {children}
      </>
    );
  }
  return (
    <Fold
      isOpen={!isFine}
      title={<h2>{title}</h2>}
      line={<FoldLine fields={fields} prefix="values." />}
    >
      {children}
    </Fold>
  );
}

/** Whether all fields in force are valid. Errors in the opening do not count, because they are shown there. */
const isMended = (fields: FieldSet, values: Values, opening: ReadonlySet<string>): boolean =>
  Object.entries(fields).every(([name, field]) => {
    if (!isShown(field, values)) return true;
    const issues = field.schema.safeParse(values[name]).error?.issues ?? [];
    return issues.every(({ path }) =>
      path.some((_, index) => opening.has(['values', name, ...path.slice(0, index + 1)].join('.'))),
    );
  });
