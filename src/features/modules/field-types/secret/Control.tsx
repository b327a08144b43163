import { Suspense } from 'react';
import { PartSkeleton } from '../PartSkeleton';
import { ready } from './secrets';
import type { ControlProps } from '../controlProps';

/** Comes with the modules that have a secret (`preparedFor`). */
const Control = ({ field, control }: ControlProps<'secret'>) => (
  <Suspense fallback={<PartSkeleton label={field.label} />}>
    <ready.Part {...field} control={control} />
  </Suspense>
);
export default Control;
