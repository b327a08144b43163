import { Suspense } from 'react';
import { PartSkeleton } from '../PartSkeleton';
import { ready } from './emojiBox';
import type { ControlProps } from '../controlProps';

/** Comes with the modules that have an emoji (`preparedFor`). */
const Control = ({ field }: ControlProps<'emoji'>) => (
  <Suspense fallback={<PartSkeleton label={field.label} />}>
    <ready.Part {...field} isJudged />
  </Suspense>
);
export default Control;
