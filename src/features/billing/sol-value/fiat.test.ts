import { afterEach, describe, expect, it } from 'vitest';
import { setPreference } from '@/shared/format/displayPreferences';
import { fiatText } from './fiat';
import { readPrice } from './price';

const RATE = 150n * 10n ** 18n;

describe('the value of SOL', () => {
  afterEach(() => setPreference({ numbers: 'en-US' }));

  it('is written in the currency and the chosen number format', () => {
    expect(fiatText(134_333_333n, RATE, 'USD')).toBe('$20.15');
    setPreference({ numbers: 'de-DE' });
    expect(fiatText(12_408_500_000_000n, RATE, 'EUR')).toBe('1.861.275,00\u00a0€');
  });

  it('is not 0 for amounts below a cent', () => {
    expect(fiatText(1_000n, RATE, 'USD')).toBe('$0.00015');
    expect(fiatText(10_000n, RATE, 'USD')).toBe('$0.0015');
    expect(fiatText(1_000_000n, RATE, 'JPY')).toBe('¥0.15');
  });

  it('needs a plain price', () => {
    expect(readPrice('150.5')).toBe(150_500_000_000_000_000_000n);
    for (const text of [null, undefined, '', '-1', '1e3', '1,5', '.5'])
      expect(readPrice(text)).toBeNull();
  });
});
