import { Suspense } from 'react';
import { PartSkeleton } from '../PartSkeleton';
import { ready } from './addresses';
import type { ControlProps } from '../controlProps';

/** Comes with the modules that ask for an address (`preparedFor`). */
const Control = ({ field, control }: ControlProps<'address'>) => (
  <Suspense fallback={<PartSkeleton label={field.label} />}>
    <ready.Part
      {...field}
      of={control.of}
      symbolField={control.symbolField}
      tidy={control.tidy}
      query={control.query}
    />
  </Suspense>
);
export default Control;
