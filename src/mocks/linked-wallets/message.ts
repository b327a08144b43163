import type { SignInRequest } from '@/features/linked-wallets/linkedWallet';

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

/** The account such a text names; null where it is none. */
export function accountIn(text: string): string | null {
  const [first = '', address = ''] = text.split('\n');
  return first.endsWith(' wants you to sign in with your Solana account:') ? address : null;
}
