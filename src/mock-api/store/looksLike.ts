/** Whether a text can be a public key (32 bytes) by its letters and length. */
export const looksLikeAddress = (text: string) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text);
