import { expect, test } from 'vitest';
import { nextChoice, storedLooks, toggleWords } from './theme';

const stored = (texts: Record<string, string>) => storedLooks((key) => texts[key] ?? null);

test.each([
  [{}, 'dark'],
  [{ theme: 'light' }, 'light'],
  [{ theme: 'dark' }, 'dark'],
  [{ theme: 'purple' }, 'dark'],
  [{ theme: 'light', 'castle-theme': 'nonsense' }, 'light'],
])('what %j stores is the choice %s', (texts, choice) => {
  expect(stored(texts)).toEqual({ choice, theme: choice });
});

test('the toggle leads through all three', () => {
  expect(nextChoice('dark')).toBe('light');
  expect(nextChoice('light')).toBe('system');
  expect(nextChoice('system')).toBe('dark');
  expect(toggleWords('light')).toBe('Switch to the system theme');
});
