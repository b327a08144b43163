import { gateways } from '@/shared/config/gateways';
import { safePictureUrl } from '@/shared/navigation/safeUrl';

/** Base addresses that end in a slash. */
export interface Gateways {
  ipfs: string;
  arweave: string;
}

/**
 * `ipfs://CID/path` (https://docs.ipfs.tech/how-to/address-ipfs-on-web), with the `ipfs/` that some tools repeat before
 * the CID (https://github.com/internetmusic/ipfs-gateway-tools), or a bare path.
 */
const IPFS = /^(?:ipfs:\/*|\/ipfs\/)(?:ipfs\/)*([a-z0-9]{40,120})(\/.*)?$/is;
/**
 * A bare CID: version 0 (46 letters of base58), or version 1 in base32
 * (https://docs.ipfs.tech/concepts/content-addressing).
 */
const BARE_CID = /^(Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{50,})(\/.*)?$/s;
/**
 * `ar://id/path`, where the id is 32 bytes in Base64URL
 * (https://docs.arweave.org/developers/arweave-node-server/http-api).
 */
const ARWEAVE = /^(?:ar|arweave):\/*([\w-]{43})(\/.*)?$/is;
/** An https page loads nothing over http; nearly every host answers on both. */
const PLAIN = /^http:\/\/(?=[^/:]+(?:\/|$))/i;

/** The URL itself encodes blanks; a number sign is part of a file's name here, and a query stays one. */
const pathOf = (path: string | undefined) => (path ?? '').replaceAll('#', '%23');

/** The address a browser can load a picture of an NFT or a token from; other addresses stay as they are. */
export function throughGateway(raw: string, { ipfs, arweave }: Gateways): string {
  const text = raw.trim();
  const [, cid, file] = IPFS.exec(text) ?? BARE_CID.exec(text) ?? [];
  if (cid !== undefined) return ipfs + cid + pathOf(file);
  const [, id, part] = ARWEAVE.exec(text) ?? [];
  if (id !== undefined) return arweave + id + pathOf(part);
  return text.replace(PLAIN, 'https://');
}

/**
 * A safe address to load a picture of an NFT or a token from, with `ipfs://` and `ar://` through the gateways of the
 * build; null if there is none.
 */
export const pictureUrl = (raw: string | null): string | null =>
  raw === null ? null : safePictureUrl(throughGateway(raw, gateways));
