import { lazy, Suspense, type ReactNode } from 'react';
import { FieldError, FieldHint, useField, type FieldProps } from '@/shared/ui/form/Field';
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
  return (
    <fieldset {...bound.group} className="field list-field list-field__item">
      <legend className="field__legend">{props.label}</legend>
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
