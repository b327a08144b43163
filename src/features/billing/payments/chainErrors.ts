/** What a node's error and the log of the programs mean, in a sentence (reliability C9). First match wins. */
const SENTENCES: [RegExp, string][] = [
  [
    /insufficient (lamports|funds)(?!.*rent)|custom program error: 0x1\b|"?Custom"?:\s?1\b/i,
    'The wallet doesn’t hold enough SOL for the price and the network fee.',
  ],
  [
    /InsufficientFundsForRent|insufficient funds for rent/i,
    'The wallet would keep less SOL than Solana requires. Add SOL or use another wallet.',
  ],
  [/InsufficientFundsForFee/i, 'The wallet doesn’t hold enough SOL for the network fee.'],
  [
    /AccountNotFound|no record of a prior credit/i,
    'The wallet is empty on this network. Add SOL, or switch the wallet to the right network.',
  ],
  [
    /BlockhashNotFound|blockhash not found/i,
    'The payment expired before the network accepted it. Try again.',
  ],
  [/AccountInUse|WouldExceed/i, 'The network is busy right now. Try again.'],
  [/InvalidAccountForFee/i, 'This wallet can’t pay network fees. Use a regular wallet.'],
  [
    /ComputationalBudgetExceeded|exceeded CUs|ProgramFailedToComplete/i,
    'The payment ran out of computing units. Try again.',
  ],
  [
    /SignatureFailure|signature verification/i,
    'The network didn’t accept the wallet’s signature. Try again.',
  ],
];

/** A sentence for an error of the chain (`{"InstructionError":[2,{"Custom":1}]}`); null for one we don't know. */
export const chainErrorText = (raw: string): string | null =>
  SENTENCES.find(([pattern]) => pattern.test(raw))?.[1] ?? null;

/** Whether a text is written for machines: JSON, codes or lines of a log. */
export const isRaw = (text: string): boolean =>
  /[{}[\]"]|0x[\da-f]+|#-?\d{3,}|-32\d{3}|Program \w{32,}/i.test(text);
