import type { SignInRequest } from './linkedWallet';

type Input = SignInRequest['input'];

/** The text of Sign In With Solana for an input, byte for byte as wallets build it. */
export const textOf = (input: Input): string =>
  [
    `${input.domain} wants you to sign in with your Solana account:`,
    input.address,
    '',
    input.statement,
    '',
    `URI: ${input.uri}`,
    `Version: ${input.version}`,
    `Chain ID: ${input.chainId}`,
    `Nonce: ${input.nonce}`,
    `Issued At: ${input.issuedAt}`,
    `Expiration Time: ${input.expirationTime}`,
    `Request ID: ${input.requestId}`,
  ].join('\n');

/**
 * Whether the request is from this page, for this account, and its text matches its input: the user sees only the text
 * in the wallet, and came here to prove this account to this site.
 *
 * @param page the browser's location
 */
export function isOwnRequest(
  { input, message }: SignInRequest,
  address: string,
  page: { host: string; origin: string },
): boolean {
  const { domain, uri } = input;
  const isHere = domain === page.host && URL.parse(uri)?.origin === page.origin;
  // A line break in any field would make it a different text.
  const isPlain = Object.values(input).every((value) => !/[\r\n]/.test(value));
  return isHere && isPlain && input.address === address && message === textOf(input);
}
