import { Suspense } from 'react';
import { PartSkeleton } from '../PartSkeleton';
import { ready } from './lists';
import type { ControlProps } from '../controlProps';

/** Lists come with the modules that have one (`preparedFor`). */
const Control = ({ field, control, renderFields }: ControlProps<'list'>) => (
  <Suspense fallback={<PartSkeleton label={field.label} />}>
    <ready.Part {...field} control={control}>
      {(prefix) => renderFields(control.fields, prefix)}
    </ready.Part>
  </Suspense>
);
export default Control;
