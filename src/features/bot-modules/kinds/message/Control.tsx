import { Suspense } from 'react';
import { MessageSkeleton } from './MessageSkeleton';
import { ready } from './editor';
import type { ControlProps } from '../kind';

/** The editor is large and comes with the modules that post messages (`readyModule`). */
const Control = ({ field, control }: ControlProps<'message'>) => (
  <Suspense fallback={<MessageSkeleton label={field.label} />}>
    <ready.Editor {...field} isWritten={control.isWritten} />
  </Suspense>
);
export default Control;
