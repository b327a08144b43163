const PROFILE = '/dashboard/profile';

/** Ways to mend what is missing. */
export const LINK_WALLET = { label: 'Link a wallet', path: `${PROFILE}/wallets` };
export const LINK_X = { label: 'Link X', path: PROFILE };
export const LINK_TELEGRAM = { label: 'Link Telegram', path: PROFILE };
