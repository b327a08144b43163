import { isPhone } from './walletBrowsers';

/** Whether a Ledger device can be used at all: phones and tablets have no WebHID, through which it is reached. */
export const supportsLedgerHere = (): boolean =>
  !isPhone({ userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints });
