import { Suspense } from 'react';
import { MessageSkeleton } from './MessageSkeleton';
import { readyEditor } from './editor';
import type { ControlProps } from '../kind';

/** The editor is large and comes with the modules that post messages (`readyModule`). */
const Control = ({ field }: ControlProps<'message'>) => {
  const Editor = readyEditor();
  return (
    <Suspense fallback={<MessageSkeleton label={field.label} />}>
      <Editor {...field} />
    </Suspense>
  );
};
export default Control;
