import type { WalletRow } from './walletRows';

/** Says that a wallet is not installed; where to get it is the user's click, not ours (reliability B12). */
export function MissingWallet({ row }: { readonly row: WalletRow }) {
  return (
    <span className="wallet-picker__notice">
      {row.label} isn’t installed in this browser.{' '}
      {row.url === null ? (
        'Install the wallet, then reload this page.'
      ) : (
        <a href={row.url} target="_blank" rel="noopener noreferrer">
          Get {row.label}
        </a>
      )}
    </span>
  );
}
