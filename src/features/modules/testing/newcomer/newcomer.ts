import { afterAll, vi } from 'vitest';
import type * as aboutFiles from '../../engine/aboutFiles';
import type * as describedOfAll from '../../engine/described';
import type * as modules from '../../engine/moduleFiles';
import type * as controlTable from '../../field-types/controls';
import type * as document from '../../field-types/openApi';
import type * as exampleTable from '../fieldExamples';
import { control, documented, example } from './stars/entries';
import { about } from './throw-away/about';
import { words } from './throw-away/words';

/**
 * Adds the folders `throw-away`, a module, and `stars`, a field type, to the existing ones, as if
 * they were in `definitions/` and `field-types/`. Only code imported afterwards sees them.
 *
 * @param alone leaves out the other modules, or the examples of the other types, for tests that go
 *   through all
 */
export function addNewcomers(alone: 'module' | 'field type' | 'neither' = 'neither'): void {
  // The next test file may run in this process.
  afterAll(() => {
    vi.doUnmock('../../engine/aboutFiles');
    vi.doUnmock('../../engine/described');
    vi.doUnmock('../../engine/moduleFiles');
    vi.doUnmock('../../field-types/controls');
    vi.doUnmock('../../field-types/openApi');
    vi.doUnmock('../fieldExamples');
  });
  vi.doMock('../../engine/aboutFiles', async (actual: () => Promise<typeof aboutFiles>) => ({
    abouts: [...(alone === 'module' ? [] : (await actual()).abouts), about],
  }));
  vi.doMock('../../engine/moduleFiles', async (actual: () => Promise<typeof modules>) => {
    const own = await actual();
    const load = async () => (await import('./throw-away/definition')).default;
    const path = '../definitions/throw-away/definition.ts';
    return { ...own, moduleFiles: { ...own.moduleFiles, [path]: load } };
  });
  vi.doMock('../../engine/described', async (actual: () => Promise<typeof describedOfAll>) => {
    const own = await actual();
    const withWords: typeof own.withWords = (each) => ({
      ...own.withWords(each),
      ...(each.slug === about.slug ? words : {}),
    });
    return { withWords, describedModules: own.describedModules.map(withWords) };
  });
  vi.doMock('../../field-types/controls', async (actual: () => Promise<typeof controlTable>) => ({
    controls: { ...(await actual()).controls, stars: control },
  }));
  vi.doMock('../../field-types/openApi', async (actual: () => Promise<typeof document>) => {
    const own = await actual();
    return { ...own, openApi: { ...own.openApi, stars: documented } };
  });
  vi.doMock('../fieldExamples', async (actual: () => Promise<typeof exampleTable>) => ({
    examples: { ...(alone === 'field type' ? {} : (await actual()).examples), stars: example },
  }));
}
