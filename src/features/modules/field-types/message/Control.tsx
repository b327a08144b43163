import { Suspense } from 'react';
import { PartSkeleton } from '../PartSkeleton';
import { ready } from './editor';
import type { ControlProps } from '../controlProps';

/** The editor is large and comes with the modules that post messages (`preparedFor`). */
const Control = ({ field, control }: ControlProps<'message'>) => (
  <Suspense fallback={<PartSkeleton label={field.label} />}>
    <ready.Part {...field} isWritten={control.isWritten} post={control.post} />
  </Suspense>
);
export default Control;
