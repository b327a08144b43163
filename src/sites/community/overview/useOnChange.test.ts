// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOnChange } from './useOnChange';

const follow = (...values: (string | undefined)[]) => {
  const action = vi.fn<() => void>();
  const { rerender } = renderHook(({ value }) => useOnChange(value, action), {
    initialProps: { value: values[0] },
  });
  for (const value of values.slice(1)) rerender({ value });
  return action;
};

test('the first value is not a change, nor is its coming late', () => {
  expect(follow(undefined, 'silver')).not.toHaveBeenCalled();
});

test('the same value again is not a change', () => {
  expect(follow('silver', undefined, 'silver')).not.toHaveBeenCalled();
});

test('another value is one', () => {
  expect(follow('silver', 'gold', 'gold')).toHaveBeenCalledTimes(1);
});
