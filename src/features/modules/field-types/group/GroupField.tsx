import { lazy, Suspense, use, type ReactNode } from 'react';
import { FieldError, FieldHint, useField, type FieldProps } from '@/shared/ui/form/Field';
import { OpeningFields } from '../../form-controls/openingFields';
import type { GroupLook } from './field';

const NextRuns = lazy(() => import('./NextRuns'));

interface GroupFieldProps extends FieldProps {
  look: GroupLook;
  /** The fields of the group. */
  children: ReactNode;
}

/** Fields that belong together, with what follows from them: when a schedule runs next, for one. */
export function GroupField({ look, children, ...props }: GroupFieldProps) {
  const bound = useField(props);
  // The rest of what the form opens with: what it is called is said there.
  const isRest = [...use(OpeningFields)].some((path) => path.startsWith(`${props.name}.`));
  return (
    <fieldset {...bound.group} className={`field list-field ${isRest ? '' : 'list-field__item'}`}>
      <legend className={isRest ? 'visually-hidden' : 'field__legend'}>{props.label}</legend>
      <FieldHint bound={bound} hint={props.hint} />
      {children}
      {look === 'schedule' ? (
        <Suspense fallback={<div className="skeleton__block" />}>
          <NextRuns name={props.name} />
        </Suspense>
      ) : null}
      <FieldError bound={bound} />
    </fieldset>
  );
}
