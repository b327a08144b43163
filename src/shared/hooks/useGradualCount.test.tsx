import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGradualCount } from './useGradualCount';

test('items are drawn in steps, and another list starts from the beginning', async () => {
  const seen: number[] = [];
  const { rerender } = renderHook(
    ({ count, list }) => void seen.push(useGradualCount(count, 10, list)),
    { initialProps: { count: 25, list: 'one' } },
  );
  await waitFor(() => expect(seen.at(-1)).toBe(25));
  expect([...new Set(seen)]).toEqual([10, 20, 25]);
  seen.length = 0;
  rerender({ count: 15, list: 'two' });
  await waitFor(() => expect(seen.at(-1)).toBe(15));
  expect(seen).toContain(10);
});
