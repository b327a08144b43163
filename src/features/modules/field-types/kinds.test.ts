import { expect, test } from 'vitest';
import { controlFiles } from './controlFiles';
import { exampleFiles } from './exampleFiles';
import { openApiFiles } from './openApiFiles';

const folder = (path: string) => path.split('/')[1] ?? '';

test.each(Object.entries(exampleFiles))(
  '%s is of the kind its folder is called by',
  (path, { field }) => {
    expect(field.control.kind).toBe(folder(path));
  },
);

test.each(Object.entries(exampleFiles))('%s: what is wrong is refused', (_, { field, wrong }) => {
  expect(field.schema.safeParse(wrong).success).toBe(false);
});

test.each(Object.keys(exampleFiles).map(folder))(
  '%s has a control, and is in the document',
  (kind) => {
    expect(controlFiles).toHaveProperty([`./${kind}/Control.tsx`]);
    expect(openApiFiles).toHaveProperty([`./${kind}/openApi.ts`]);
  },
);
