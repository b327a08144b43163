// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { inNumbers } from './numbers';
import { firstPreferences } from './preferenceChoices';
import { preferences, setPreference, watchPreferences } from './displayPreferences';
import { dayText, momentText } from './times';
import { utcText } from './utcText';

const store = (value: unknown) =>
  localStorage.setItem(
    'castle-preferences',
    typeof value === 'string' ? value : JSON.stringify(value),
  );
const AT = Date.UTC(2026, 10, 23, 13, 4);

describe('preferences', () => {
  it('have their default values when nothing is stored', () => {
    expect(preferences()).toEqual(firstPreferences);
  });

  it.each(['', 'null', '[]', '{', '"text"', '{"numbers":5}'])(
    'ignore the stored text %j',
    (text) => {
      store(text);
      expect(preferences()).toEqual(firstPreferences);
    },
  );

  it('keep the valid values and ignore the rest', () => {
    store({ numbers: 'de-DE', clock: '13', timeZone: 'Mars/Olympus', hideBalances: true });
    expect(preferences()).toEqual({ ...firstPreferences, numbers: 'de-DE', hideBalances: true });
  });

  it('are stored and reported to a listener until it stops', () => {
    const listener = vi.fn<() => void>();
    const stop = watchPreferences(listener);
    setPreference({ currency: 'EUR' });
    stop();
    setPreference({ currency: 'GBP' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(preferences().currency).toBe('GBP');
  });
});

describe('numbers and times', () => {
  it.each([
    ['en-US', '12,408.5'],
    ['de-DE', '12.408,5'],
  ] as const)('%s writes a number as %s', (numbers, text) => {
    setPreference({ numbers });
    expect(inNumbers(12_408.5)).toBe(text);
  });

  it.each([
    ['month-first', '12', 'Nov 23, 2026, 1:04 PM'],
    ['day-first', '24', '23 Nov 2026, 13:04'],
    ['iso', '24', '2026-11-23, 13:04'],
  ] as const)('%s and %s hours write a moment as %s', (dates, clock, text) => {
    setPreference({ dates, clock, timeZone: 'UTC' });
    expect(momentText(AT).replaceAll('\u202f', ' ')).toBe(text);
  });

  it('follow the time zone', () => {
    setPreference({ dates: 'iso', timeZone: 'Pacific/Kiritimati' });
    expect(dayText(AT)).toBe('2026-11-24');
  });

  it('show an invalid time as unknown', () => {
    expect([momentText(Number.NaN), utcText(Number.NaN)]).toEqual(['unknown', 'unknown']);
  });

  it('show UTC independently of the time zone', () => {
    setPreference({ timeZone: 'Asia/Tokyo' });
    expect(utcText(AT)).toBe('2026-11-23 13:04 UTC');
  });
});
