import { joined, viewOf, type Bytes } from '../domains/files/content/bytes';
import { drawnBanner, pngChunk } from '../domains/files/content/drawnBanner';

const text = (words: string) => new TextEncoder().encode(words);
/** What must be in no picture afterwards: where it was taken. */
export const PLACE = 'GPS 52.5200 N 13.4050 E';

const PNG_HEADER = 8 + 25;

/** A PNG that says where it was taken, in each way it can, and goes on behind its end. */
export function pngWithPlace(): Bytes {
  const plain = drawnBanner();
  return joined([
    plain.subarray(0, PNG_HEADER),
    pngChunk('tEXt', text(`Comment\0${PLACE}`)),
    pngChunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${PLACE}`)),
    pngChunk('eXIf', text(`MM\0*${PLACE}`)),
    plain.subarray(PNG_HEADER),
    text(`<script>${PLACE}</script>`),
  ]);
}

function segment(marker: number, content: Uint8Array): Bytes {
  const whole = joined([Uint8Array.of(0xff, marker, 0, 0), content]);
  viewOf(whole).setUint16(2, content.byteLength + 2);
  return whole;
}

/** EXIF as a phone writes it: little endian, turned, with more behind it. */
function exif(orientation: number): Bytes {
  const tiff = new Uint8Array(26);
  const view = viewOf(tiff);
  tiff.set(text('II'));
  view.setUint16(2, 42, true);
  view.setUint32(4, 8, true);
  view.setUint16(8, 1, true);
  view.setUint16(10, 0x0112, true);
  view.setUint16(12, 3, true);
  view.setUint32(14, 1, true);
  view.setUint16(18, orientation, true);
  return joined([text('Exif\0\0'), tiff, text(PLACE)]);
}

/** A JPEG of no size worth drawing, whose parts are as they are in any. */
export const jpegWithPlace = (orientation = 1): Bytes =>
  joined([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, joined([text('JFIF\0'), Uint8Array.of(1, 1, 0, 0, 1, 0, 1, 0, 0)])),
    segment(0xe1, exif(orientation)),
    segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${PLACE}`)),
    segment(0xed, text(`Photoshop 3.0\0${PLACE}`)),
    segment(0xfe, text(PLACE)),
    segment(0xe2, text('ICC_PROFILE\0colours')),
    segment(0xdb, new Uint8Array(65)),
    segment(0xc0, Uint8Array.of(8, 0, 1, 0, 1, 1, 1, 0x11, 0)),
    segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    Uint8Array.of(0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56),
    Uint8Array.of(0xff, 0xd9),
    // As phones keep a second picture, with its own notes.
    Uint8Array.of(0xff, 0xd8),
    segment(0xe1, exif(1)),
  ]);

function chunk(name: string, content: Uint8Array): Bytes {
  const whole = joined([
    text(name),
    new Uint8Array(4),
    content,
    new Uint8Array(content.length % 2),
  ]);
  viewOf(whole).setUint32(4, content.byteLength, true);
  return whole;
}

export function webpWithPlace(): Bytes {
  const whole = joined([
    text('RIFF\0\0\0\0WEBP'),
    chunk('VP8X', Uint8Array.of(0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    chunk('ICCP', text('colours')),
    chunk('VP8L', Uint8Array.of(0x2f, 0, 0, 0, 0)),
    chunk('EXIF', text(PLACE)),
    chunk('XMP ', text(PLACE)),
  ]);
  viewOf(whole).setUint32(4, whole.byteLength - 8, true);
  return whole;
}

export const gifWithPlace = (): Bytes =>
  joined([
    text('GIF89a'),
    Uint8Array.of(1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255),
    Uint8Array.of(0x21, 0xfe, PLACE.length),
    text(PLACE),
    Uint8Array.of(0),
    Uint8Array.of(0x21, 0xff, 11),
    text('NETSCAPE2.0'),
    Uint8Array.of(3, 1, 0, 0, 0),
    Uint8Array.of(0x21, 0xff, 11),
    text('XMP DataXMP'),
    Uint8Array.of(PLACE.length),
    text(PLACE),
    Uint8Array.of(0),
    Uint8Array.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b),
    text(PLACE),
  ]);

export const pdf = (): Bytes => text('%PDF-1.4\n%%EOF');
export const mp4 = (): Bytes => joined([Uint8Array.of(0, 0, 0, 16), text('ftypisom\0\0\0\0')]);
export const webm = (): Bytes =>
  joined([Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84), text('webm')]);
export const svg = (): Bytes => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
