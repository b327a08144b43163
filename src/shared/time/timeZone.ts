import { MACHINE_LOCALE } from '@/shared/text/locales';

/**
 * Whether a name is a time zone of the IANA database, as far as this machine knows it. Newer machines also take offsets
 * such as "+02:00", which older ones refuse.
 */
export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[a-z]/i.test(name) &&
      new Intl.DateTimeFormat(MACHINE_LOCALE, { timeZone: name }).format(0) !== ''
    );
  } catch {
    return false;
  }
}
