import { describe } from 'vitest';
import { addNewcomers } from './newcomer';

addNewcomers('module');
const { checkAgainst } = await import('@/mocks/node/answerChecker');
const { openApiDocument } = await import('@/mocks/openapi/document');
checkAgainst(await openApiDocument());

describe('the tests every module goes through, gone through by the throw-away one', () => {
  describe('on its screen', async () => {
    await import('../../modules.open.test');
    await import('../../modules.save.test');
    await import('../../modules.wrong.test');
    await import('../../modules.locked.test');
  });
  describe('in the back end', async () => {
    await import('../../modules.property.test');
  });
});
