/** What a node's error and the log of the programs mean, in a sentence (reliability C9). First match wins. */
const SENTENCES: [RegExp, string][] = [
  [
    /insufficient (lamports|funds)(?!.*rent)|custom program error: 0x1\b|"?Custom"?:\s?1\b/i,
    'The wallet doesn’t hold enough SOL for the price and the network fee.',
  ],
  [
    /InsufficientFundsForRent|insufficient funds for rent/i,
    'The wallet would be left with less SOL than an account must hold. Leave a little more, or nothing.',
  ],
  [/InsufficientFundsForFee/i, 'The wallet doesn’t hold enough SOL for the network fee.'],
  [
    /AccountNotFound|no record of a prior credit/i,
    'The wallet is empty on this network. Add SOL to it, or check that it is set to the right network.',
  ],
  [
    /BlockhashNotFound|blockhash not found/i,
    'The network didn’t recognise the time stamp of the payment. Try again.',
  ],
  [/AccountInUse|WouldExceed/i, 'The network is busy at this moment. Try again.'],
  [/InvalidAccountForFee/i, 'This wallet address can’t pay fees. Use an ordinary wallet address.'],
  [
    /ComputationalBudgetExceeded|exceeded CUs|ProgramFailedToComplete/i,
    'The payment needs more computing than it asked for. Try again.',
  ],
  [/SignatureFailure|signature verification/i, 'The signature of the wallet wasn’t accepted.'],
];

/** A sentence for an error of the chain (`{"InstructionError":[2,{"Custom":1}]}`); null for one we don't know. */
export const chainErrorText = (raw: string): string | null =>
  SENTENCES.find(([pattern]) => pattern.test(raw))?.[1] ?? null;

/** Whether a text is written for machines: JSON, codes or lines of a log. */
export const isRaw = (text: string): boolean =>
  /[{}[\]"]|0x[\da-f]+|#-?\d{3,}|-32\d{3}|Program \w{32,}/i.test(text);
