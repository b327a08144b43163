import { afterAll, vi } from 'vitest';
import type * as abouts from '../../engine/aboutFiles';
import type * as modules from '../../engine/moduleFiles';
import type * as screens from '../../engine/screenFiles';
import type * as wordsOfAll from '../../engine/wordFiles';
import type * as controls from '../../field-types/controlFiles';
import type * as examples from '../../field-types/exampleFiles';
import type * as openApis from '../../field-types/openApiFiles';
import Control from './stars/Control';
import example from './stars/example';
import openApi from './stars/openApi';
import { about } from './throw-away/about';
import { screen } from './throw-away/screen';
import { words } from './throw-away/words';

/**
 * Puts the folders `throw-away`, a module, and `stars`, a kind of field, among those Vite finds, as if they
 * stood in `modules/` and `kinds/`. Only what is imported afterwards sees them.
 *
 * @param alone without the modules, or without the other kinds' examples: for tests that go through all
 */
export function addNewcomers(alone: 'module' | 'kind' | 'neither' = 'neither'): void {
  // The next file of tests may run in this process.
  afterAll(() => {
    vi.doUnmock('../../engine/aboutFiles');
    vi.doUnmock('../../engine/moduleFiles');
    vi.doUnmock('../../engine/screenFiles');
    vi.doUnmock('../../engine/wordFiles');
    vi.doUnmock('../../field-types/controlFiles');
    vi.doUnmock('../../field-types/openApiFiles');
    vi.doUnmock('../../field-types/exampleFiles');
  });
  vi.doMock('../../engine/aboutFiles', async (actual: () => Promise<typeof abouts>) => ({
    aboutFiles: {
      ...(alone === 'module' ? {} : (await actual()).aboutFiles),
      '../definitions/throw-away/about.ts': about,
    },
  }));
  vi.doMock('../../engine/moduleFiles', async (actual: () => Promise<typeof modules>) => {
    const { moduleFiles } = await actual();
    const load = async () => (await import('./throw-away/definition')).default;
    return { moduleFiles: { ...moduleFiles, '../definitions/throw-away/definition.ts': load } };
  });
  vi.doMock('../../engine/screenFiles', async (actual: () => Promise<typeof screens>) => ({
    screenFiles: { ...(await actual()).screenFiles, '../definitions/throw-away/screen.ts': screen },
  }));
  vi.doMock('../../engine/wordFiles', async (actual: () => Promise<typeof wordsOfAll>) => ({
    wordFiles: { ...(await actual()).wordFiles, '../definitions/throw-away/words.ts': words },
  }));
  vi.doMock('../../field-types/controlFiles', async (actual: () => Promise<typeof controls>) => ({
    controlFiles: { ...(await actual()).controlFiles, './stars/Control.tsx': Control },
  }));
  vi.doMock('../../field-types/openApiFiles', async (actual: () => Promise<typeof openApis>) => ({
    openApiFiles: { ...(await actual()).openApiFiles, './stars/openApi.ts': openApi },
  }));
  vi.doMock('../../field-types/exampleFiles', async (actual: () => Promise<typeof examples>) => ({
    exampleFiles: {
      ...(alone === 'kind' ? {} : (await actual()).exampleFiles),
      './stars/example.ts': example,
    },
  }));
}
