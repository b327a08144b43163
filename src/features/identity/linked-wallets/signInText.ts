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
 * Whether what is to be signed is of this page, for this account, and whether the text says what the input says: a
 * wallet shows somebody a text, and they have come here to prove this account here.
 *
 * @param page where the browser is
 */
export function isOwnRequest(
  { input, message }: SignInRequest,
  address: string,
  page: { host: string; origin: string },
): boolean {
  const { domain, uri } = input;
  const isHere = domain === page.host && URL.parse(uri)?.origin === page.origin;
  // A line more, in whatever field, would be a text of another kind.
  const isPlain = Object.values(input).every((value) => !/[\r\n]/.test(value));
  return isHere && isPlain && input.address === address && message === textOf(input);
}
