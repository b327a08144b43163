const LABEL = /^(?!-)[\w-]{1,63}(?<!-)$/;
const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

/**
 * Whether Discord takes an address: both slashes are written, and the host has a dot and no empty part. It refuses
 * others as "Not a well formed URL", among them those of a local network, such as http://localhost.
 *
 * Source: https://github.com/bugsink/bugsink/issues/280
 */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const [, authority = ''] = /^https?:\/\/([^/?#\\]+)/i.exec(text) ?? [];
  const host = authority.replace(/^.*@/, '').replace(/:\d*$/, '');
  if (IP.test(host)) return true;
  const labels = host.replace(/\.$/, '').split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
