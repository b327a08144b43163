/** The browser of a wallet's own app, with the link that opens an address in it. */
export interface WalletBrowser {
  name: string;
  href: string;
}

/** What tells whether a page is shown by a phone's browser, and whether a wallet is in it. */
export interface Surroundings {
  userAgent: string;
  /** iPads call themselves Macs, which have no touch screen. */
  maxTouchPoints: number;
  /** A wallet has put itself into the page, as in a wallet's own browser. */
  hasWallet: boolean;
}

/** Whether a phone or tablet shows the page. */
export const isPhone = ({
  userAgent,
  maxTouchPoints,
}: Pick<Surroundings, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /Android|iPhone|iPad|iPod/.test(userAgent) ||
  (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/**
 * Where a phone's browser, or the one of Discord's app, has no wallet: the wallets whose own browser can open
 * this very address. They are the universal links of Phantom and Solflare, which lead to the app's page in the
 * store where it is not installed.
 *
 * @param address absolute, of the page that is to be opened there
 */
export function walletBrowsers(address: string, surroundings: Surroundings): WalletBrowser[] {
  if (surroundings.hasWallet || !isPhone(surroundings)) return [];
  const to = encodeURIComponent(address);
  const ref = encodeURIComponent(new URL(address).origin);
  return [
    { name: 'Phantom', href: `https://phantom.app/ul/browse/${to}?ref=${ref}` },
    { name: 'Solflare', href: `https://solflare.com/ul/v1/browse/${to}?ref=${ref}` },
  ];
}

/** Of the page as it is now. */
export const walletBrowsersHere = (): WalletBrowser[] =>
  walletBrowsers(window.location.href, {
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    hasWallet: ['phantom', 'solflare', 'solana'].some((name) => name in window),
  });
