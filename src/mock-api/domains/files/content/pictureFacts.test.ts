// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileTypes } from '@/features/earning/uploads/fileTypes';
import { gifWithPlace, jpegWithPlace, webpWithPlace } from '../../../testing/pictureFiles';
import { joined, viewOf, type Bytes } from './bytes';
import { drawnBanner, pngChunk } from './drawnBanner';
import { factsOf } from './pictureFacts';
import { plainGif } from './gif';
import { plainJpeg } from './jpeg';

const HEAD = 33;
const text = (words: string) => new TextEncoder().encode(words);

/** A WebP of one chunk. */
function webpOf(name: string, content: readonly number[]): Bytes {
  const whole = joined([
    text('RIFF\0\0\0\0WEBP'),
    text(name),
    new Uint8Array(4),
    Uint8Array.from(content),
  ]);
  viewOf(whole).setUint32(16, content.length, true);
  return whole;
}

test.each([
  ['a PNG', 'image/png', drawnBanner(), [96, 64]],
  ['a JPEG with notes', 'image/jpeg', jpegWithPlace(6), [1, 1]],
  ['a JPEG without', 'image/jpeg', plainJpeg(jpegWithPlace(6)), [1, 1]],
  ['a GIF', 'image/gif', gifWithPlace(), [1, 1]],
  ['a WebP with a canvas', 'image/webp', webpWithPlace(), [1, 1]],
  // 300 by 200: fourteen bits each, less one, behind the signature.
  ['a lossless WebP', 'image/webp', webpOf('VP8L', [0x2f, 0x2b, 0xc1, 0x31, 0x00]), [300, 200]],
  [
    'a lossy WebP',
    'image/webp',
    webpOf('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x2c, 0x01, 0xc8, 0x00]),
    [300, 200],
  ],
] as const)('%s has its size read', (_, type, bytes, [width, height]) => {
  expect(factsOf(type, bytes)).toEqual({ width, height, isMoving: false });
});

test('animated pictures are recognized, also when their header denies it', () => {
  const plain = drawnBanner();
  const apng = joined([
    plain.subarray(0, HEAD),
    pngChunk('acTL', new Uint8Array(8)),
    plain.subarray(HEAD),
  ]);
  const canvas = (flags: number) => webpOf('VP8X', [flags, 0, 0, 0, 63, 0, 0, 63, 0, 0]);
  // Claims not to be animated in its header, but has frames.
  const lying = joined([canvas(0), text('ANMF'), Uint8Array.of(0, 0, 0, 0)]);
  const moving = [
    factsOf('image/png', apng),
    factsOf('image/webp', canvas(2)),
    factsOf('image/webp', lying),
  ].map((facts) => facts?.isMoving);
  expect(moving).toEqual([true, true, true]);
  expect(factsOf('image/webp', canvas(0))?.isMoving).toBe(false);
});

test('a GIF of two images is animated', () => {
  const one = plainGif(gifWithPlace());
  const image = one.subarray(-16);
  const two = joined([one.subarray(0, -1), image]);
  expect(factsOf('image/gif', two)?.isMoving).toBe(true);
});

test('random bytes neither throw nor loop forever', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...fileTypes),
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(
        drawnBanner(),
        jpegWithPlace(),
        webpWithPlace(),
        gifWithPlace(),
        new Uint8Array(0),
      ),
      fc.nat({ max: 200 }),
      (type, noise, start, cut) => {
        const bytes = joined([start.subarray(0, cut), noise]);
        const facts = factsOf(type, bytes);
        expect(facts === null || facts.width >= 0).toBe(true);
      },
    ),
  );
});
