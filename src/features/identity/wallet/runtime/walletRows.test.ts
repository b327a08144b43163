import { WalletReadyState } from '@solana/wallet-adapter-base';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeAdapter } from '../testing/FakeAdapter';
import { safeIcon, safeLabel, safeUrl, walletRows } from './walletRows';

const { Installed, Loadable, NotDetected, Unsupported } = WalletReadyState;
const wallet = (name: string, readyState: WalletReadyState) => ({
  adapter: new FakeAdapter({ name, readyState }),
  readyState,
});
const states = fc.constantFrom(Installed, Loadable, NotDetected);

describe('walletRows', () => {
  it('B11 shows one row a name, and the installed one of two', () => {
    const list = fc.array(fc.tuple(fc.constantFrom('Phantom', 'phantom', 'Backpack'), states));
    fc.assert(
      fc.property(list, (entries) => {
        const { primary, more } = walletRows(entries.map(([name, state]) => wallet(name, state)));
        const names = [...primary, ...more].map(({ label }) => label.toLowerCase());
        const installed = entries.filter(([, state]) => state === Installed);
        expect(new Set(names).size).toBe(names.length);
        for (const [name] of installed) {
          const row = primary.find(({ label }) => label.toLowerCase() === name.toLowerCase());
          expect(row?.detected).toBe(true);
        }
      }),
    );
  });

  it('lists installed wallets first, then loadable ones, then the rest apart', () => {
    const rows = walletRows([
      wallet('C', NotDetected),
      wallet('B', Loadable),
      wallet('A', Installed),
    ]);
    expect(rows.primary.map(({ label }) => label)).toEqual(['A', 'B']);
    expect(rows.more.map(({ label }) => label)).toEqual(['C']);
  });

  it('leaves out what this browser can never run', () => {
    const { primary, more } = walletRows([wallet('Ledger', Unsupported), wallet('B', NotDetected)]);
    expect([...primary, ...more].map(({ label }) => label)).toEqual(['B']);
  });

  it('a wallet that only can be loaded does not count as installed', () => {
    expect(walletRows([wallet('B', Loadable)]).anyInstalled).toBe(false);
  });
});

describe('hostile wallets', () => {
  it('B18 names stay short, visible and non-empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const label = safeLabel(name);
        expect(label).not.toBe('');
        expect(Array.from(label).length).toBeLessThanOrEqual(40);
        expect(label).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
    );
  });

  it.each(['https://evil.test/x.png', 'javascript:alert(1)', 'data:text/html,<b>', '', null, 5])(
    'B18 refuses the icon %s',
    (icon) => {
      expect(safeIcon(icon)).toBeNull();
    },
  );

  it('B18 accepts an inline image', () => {
    expect(safeIcon('data:image/svg+xml;base64,AA==')).toBe('data:image/svg+xml;base64,AA==');
  });

  it.each([
    'javascript:alert(1)',
    'http://wallet.test',
    'https://a:b@wallet.test',
    'nonsense',
    null,
  ])('B12 offers no link to %s', (url) => {
    expect(safeUrl(url)).toBeNull();
  });
});
