import { Damaged, joined, latin, part, viewOf, type Bytes } from './bytes';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const isApp = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** Markers without content: TEM and RST0 to RST7. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Application segments to keep: density, color profile and color coding. EXIF, XMP and IPTC are dropped. */
function isKept(bytes: Bytes, marker: number, content: number): boolean {
  if (marker === COMMENT) return false;
  if (!isApp(marker)) return true;
  return (
    latin(bytes, content, 5) === 'JFIF\0' ||
    latin(bytes, content, 12) === 'ICC_PROFILE\0' ||
    latin(bytes, content, 5) === 'Adobe'
  );
}

/**
 * A JPEG without metadata, and without data after its end, where phones put more pictures with their own metadata. The
 * orientation is kept, since pictures from phones would lie on their side without it.
 *
 * @throws Damaged
 */
export function plainJpeg(bytes: Bytes): Bytes {
  const view = viewOf(bytes);
  const parts = [part(bytes, 0, 2)];
  let turned = 1;
  let at = 2;
  for (;;) {
    // Any number of fill bytes may precede a marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = markerAt(bytes, at);
    if (marker === EOI) break;
    if (marker === SOI) throw new Damaged();
    if (isBare(marker)) {
      parts.push(part(bytes, at, at + 2));
      at += 2;
      continue;
    }
    if (at + 4 > bytes.byteLength) throw new Damaged();
    const end = at + 2 + view.getUint16(at + 2);
    const segment = part(bytes, at, end);
    if (marker === 0xe1 && latin(bytes, at + 4, 6) === 'Exif\0\0')
      turned = orientationIn(viewOf(part(bytes, at + 10, end)));
    if (isKept(bytes, marker, at + 4)) parts.push(segment);
    at = end;
    if (marker !== SOS) continue;
    const scanned = endOfScan(bytes, at);
    parts.push(part(bytes, at, scanned));
    at = scanned;
  }
  const [start, ...rest] = parts;
  if (!start) throw new Damaged();
  return joined([start, ...(turned > 1 ? [orientation(turned)] : []), ...rest, EndOfImage]);
}

const EndOfImage = Uint8Array.of(0xff, EOI);

function markerAt(bytes: Bytes, at: number): number {
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined || marker === 0x00) throw new Damaged();
  return marker;
}

/** End of the coded picture: the first marker that is not part of it. */
function endOfScan(bytes: Bytes, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next === 0xff) at += 1;
    else if (next === 0x00 || isBare(next)) at = bytes.indexOf(0xff, at + 2);
    else return at;
  }
  throw new Damaged();
}

const ORIENTATION = 0x0112;

/** Orientation of a picture (TIFF 6.0): 1 where it is missing or invalid. */
function orientationIn(tiff: DataView): number {
  try {
    const isLittle = tiff.getUint16(0) === 0x4949;
    const first = tiff.getUint32(4, isLittle);
    const count = tiff.getUint16(first, isLittle);
    for (let index = 0; index < count; index += 1) {
      const entry = first + 2 + index * 12;
      if (tiff.getUint16(entry, isLittle) !== ORIENTATION) continue;
      const value = tiff.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // The metadata ends too early; that is no reason to refuse the picture.
  }
  return 1;
}

/** An EXIF segment with only the orientation. */
const orientation = (value: number): Uint8Array =>
  joined([
    Uint8Array.of(0xff, 0xe1, 0, 34),
    Uint8Array.of(0x45, 0x78, 0x69, 0x66, 0, 0),
    // Big endian, the first directory at 8, with one entry.
    Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1),
    // The tag, type SHORT, count one, the value; no further directory.
    Uint8Array.of(0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0),
  ]);
