/** The bot’s link as it may be opened: on Telegram’s own host alone. Null for all else. */
export function telegramUrl(raw: string): string | null {
  const url = URL.canParse(raw) ? new URL(raw) : null;
  const isTelegram = url?.protocol === 'https:' && url.host === 't.me' && url.username === '';
  return isTelegram ? url.href : null;
}
