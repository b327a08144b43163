import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { backendTests } from './backend';
import { boundTexts, quotedTexts } from './boundTexts';
import { frameTests } from './frame';
import { unobserved } from './observed';
import { orderTests } from './orders';
import { sessionTests } from './session';
import { specifiedApi } from './api';
import { walletTests } from './wallet';

const api = specifiedApi();
afterEach(() => void vi.useRealTimers());

describe('with an API that answers as the specification says', () => {
  beforeAll(() => api.start());
  afterEach(() => api.reset());
  afterAll(() => api.stop());

  frameTests(api);
  orderTests(api);
  sessionTests(api);
});
walletTests();
backendTests();

test.each(quotedTexts)('the fixture has the quoted text %s', (text) => {
  expect(Object.values(boundTexts).map(({ value }) => value)).toContain(text);
});

test('every entry of the fixture was held against the product', () => {
  expect(unobserved()).toEqual([]);
});
