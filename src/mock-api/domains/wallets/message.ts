/** The account such a text names; null where it is none. */
export function accountIn(text: string): string | null {
  const [first = '', address = ''] = text.split('\n');
  return first.endsWith(' wants you to sign in with your Solana account:') ? address : null;
}
