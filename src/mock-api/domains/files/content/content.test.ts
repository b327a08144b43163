// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileTypes } from '@/features/earning/uploads/fileTypes';
import {
  gifWithPlace,
  jpegWithPlace,
  mp4,
  pdf,
  PLACE,
  pngWithPlace,
  svg,
  webm,
  webpWithPlace,
} from '../../../testing/pictureFiles';
import { cleanName } from './cleanName';
import { latin, type Bytes } from './bytes';
import { drawnBanner } from './drawnBanner';
import { typeOf } from './typeOf';
import { withoutNotes } from './withoutNotes';
import { runs } from '@tests/setup/scope';

const all = (bytes: Bytes) => latin(bytes, 0, bytes.byteLength);
const plain = (type: Parameters<typeof withoutNotes>[0], bytes: Bytes): Bytes => {
  const kept = withoutNotes(type, bytes);
  if (kept === null) throw new Error('It is said to be damaged.');
  return kept;
};

describe('the type of a file', () => {
  test.each([
    ['image/png', pngWithPlace()],
    ['image/jpeg', jpegWithPlace()],
    ['image/webp', webpWithPlace()],
    ['image/gif', gifWithPlace()],
    ['application/pdf', pdf()],
    ['video/mp4', mp4()],
    ['video/webm', webm()],
  ])('%s is recognized by its first bytes', (type, bytes) => {
    expect(typeOf(bytes)).toBe(type);
  });

  test.each([
    svg(),
    new TextEncoder().encode('<!doctype html><script>alert(1)</script>'),
    // A page that names a type further on.
    new TextEncoder().encode('<html>%PDF-1.4'),
    // HEIC, and Matroska that is no WebM.
    new TextEncoder().encode('\0\0\0 ftypheic\0\0\0\0'),
    Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88, 0x6d, 0x61, 0x74, 0x72),
    Uint8Array.of(0x4d, 0x5a, 0x90),
    new Uint8Array(0),
  ])('is unknown for anything else', (bytes) => {
    expect(typeOf(bytes)).toBeNull();
  });
});

describe('the place a picture was taken', () => {
  const pictures = [
    ['image/png', pngWithPlace()],
    ['image/jpeg', jpegWithPlace()],
    ['image/webp', webpWithPlace()],
    ['image/gif', gifWithPlace()],
  ] as const;

  test.each(pictures)('is removed from a %s', (type, bytes) => {
    expect(all(bytes)).toContain(PLACE);
    const kept = plain(type, bytes);
    expect(all(kept)).not.toContain('GPS');
    expect(typeOf(kept)).toBe(type);
    expect(plain(type, kept)).toEqual(kept);
  });

  test('is removed without changing the image data', () => {
    expect(plain('image/png', pngWithPlace())).toEqual(drawnBanner());
  });

  test('is removed without losing color profile or loop count', () => {
    expect(all(plain('image/jpeg', jpegWithPlace()))).toContain('ICC_PROFILE\0colours');
    expect(all(plain('image/webp', webpWithPlace()))).toContain('colours');
    expect(all(plain('image/gif', gifWithPlace()))).toContain('NETSCAPE2.0');
  });

  test('is removed from a WebP, whose flags and size are then right', () => {
    const kept = plain('image/webp', webpWithPlace());
    expect(kept[20]).toBe(0x20);
    expect(new DataView(kept.buffer).getUint32(4, true)).toBe(kept.byteLength - 8);
  });

  test('is removed from a JPEG without losing its orientation', () => {
    const kept = all(plain('image/jpeg', jpegWithPlace(6)));
    expect(kept).toContain('\x01\x12\0\x03\0\0\0\x01\0\x06');
  });

  test.each(pictures)(
    'cannot be removed from a %s that is cut off, which is refused',
    (type, bytes) => {
      expect(withoutNotes(type, plain(type, bytes).slice(0, -4))).toBeNull();
    },
  );

  test('is removed or the file refused, for random bytes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pictures),
        fc.nat(),
        fc.uint8Array({ maxLength: 12 }),
        ([type, bytes], at, noise) => {
          const broken = bytes.slice();
          broken.set(noise, at % Math.max(1, broken.byteLength - noise.byteLength));
          const kept = withoutNotes(type, broken);
          expect(kept === null || kept.byteLength <= broken.byteLength + 36).toBe(true);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

describe('names', () => {
  test.each([
    ['../../etc/passwd', 'passwd.png'],
    [String.raw`C:\pictures\me.PNG`, 'me.png'],
    ['invoice.html', 'invoice.html.png'],
    ['photo.jpg', 'photo.jpg.png'],
    ['a\u202Egnp.exe', 'agnp.exe.png'],
    ['a\0\r\nb"<>.png', 'ab___.png'],
    ['.htaccess', 'htaccess.png'],
    ['\uD800.png', 'png.png'],
    ['', 'file.png'],
    ['…', '….png'],
    ['メダル.png', 'メダル.png'],
  ])('turn %j into %s', (name, kept) => {
    expect(cleanName(name, 'image/png')).toBe(kept);
  });

  test('are short and end in the file type’s extension', () => {
    const type = fc.constantFrom(...fileTypes);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), type, (name, of) => {
        const kept = cleanName(name, of);
        expect(kept).toMatch(/^[^/\\\p{Cc}\p{Cf}\p{Cs}"<>]{1,86}\.[a-z0-9]{3,4}$/u);
        expect(cleanName(kept, of)).toBe(kept);
      }),
      { numRuns: runs(200) },
    );
  });
});
