import { describe } from 'vitest';
import { addNewcomers } from './newcomer';

addNewcomers('module');
const { checkAgainst } = await import('@/mock-api/hosts/vite/answerChecker');
const { openApiDocument } = await import('@/mock-api/openapi/document');
checkAgainst(await openApiDocument());

describe('the tests every module goes through, gone through by the throw-away one', () => {
  // Separate groups, since each file has its own hooks.
  describe('opened', async () => {
    await import('../../modules.open.test');
  });
  describe('saved', async () => {
    await import('../../modules.save.test');
  });
  describe('wrong', async () => {
    await import('../../modules.wrong.test');
  });
  describe('locked', async () => {
    await import('../../modules.locked.test');
  });
  describe('in the back end', async () => {
    await import('../../modules.property.test');
  });
});
