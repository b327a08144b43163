import { expect, test } from 'vitest';
import { controlFiles } from './controlFiles';
import { exampleFiles } from './exampleFiles';
import { openApiFiles } from './openApiFiles';

const kinds = Object.keys(import.meta.glob('./*/field.ts')).map((path) => path.split('/')[1]);

test.each(kinds)(
  'the folder of %s has a control, an example and its part of the document',
  (kind) => {
    expect(controlFiles).toHaveProperty([`./${kind}/Control.tsx`]);
    expect(exampleFiles).toHaveProperty([`./${kind}/example.ts`]);
    expect(openApiFiles).toHaveProperty([`./${kind}/openApi.ts`]);
  },
);
