import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from './durations';
import { durationWords } from './durationWords';
import { countdown, roughDuration } from './roughDuration';

describe('lengths of time', () => {
  it.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [5400, '90 minutes'],
    [3600, '1 hour'],
    [172_800, '2 days'],
  ])('%d s are written as %s', (seconds, words) => {
    expect(durationWords(seconds)).toBe(words);
  });

  it.each([
    [0, '0 seconds'],
    [SECOND, '1 second'],
    [59.7 * SECOND, '1 minute'],
    [90 * SECOND, '2 minutes'],
    [20 * MINUTE, '20 minutes'],
    [59.7 * MINUTE, '1 hour'],
    [3 * HOUR, '3 hours'],
    [30 * HOUR, '30 hours'],
    [200_000 * SECOND, '2 days'],
    [100 * HOUR, '4 days'],
  ])('%d ms are roughly %s', (ms, words) => {
    expect(roughDuration(ms)).toBe(words);
  });

  it('are never shorter than the given minimum', () => {
    expect(roughDuration(0, MINUTE)).toBe('1 minute');
    expect(roughDuration(-5, MINUTE)).toBe('1 minute');
  });

  it.each([
    [0, '00:00'],
    [1, '00:01'],
    [299_000, '04:59'],
    [3 * HOUR + 12 * MINUTE, '3 hours 12 minutes'],
    [2 * HOUR, '2 hours'],
    [DAY + HOUR + MINUTE, '1 day 1 hour'],
    [51 * HOUR, '2 days 3 hours'],
  ])('%d ms are counted down as %s', (ms, words) => {
    expect(countdown(ms)).toBe(words);
  });
});
