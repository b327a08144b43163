/** What a token account must hold to exist, lamports: 6960 for each of its 165 bytes and for 128 more. */
export const TOKEN_ACCOUNT_RENT = 2_039_280n;
