import { pickByName } from '@/shared/art/pickByName';
import { charges, type ChargeName } from './charges';
import { disc, line, picture, shape } from './drawing';
import { STILL } from './pictureOf';

/** Without a background: an emoji appears in a line of text, on any color. */
type Sign = (isStill: boolean) => string;

/** A charge on a colored disc. */
const badge =
  (fill: string, rim: string, charge: ChargeName, metal: string): Sign =>
  () =>
    disc(rim, 32, 32, 31) + disc(fill, 32, 32, 27.5) + charges[charge](metal, fill);

const sun: Sign = () =>
  line('#f2a32c', 5, 'M32 4v7M32 53v7M4 32h7M53 32h7M12 12l5 5M47 47l5 5M12 52l5-5M47 17l5-5') +
  disc('#f7c64f', 32, 32, 17) +
  line('#7a4a0c', 3.5, 'M25 28v3M39 28v3M24 37q8 7 16 0');

const gem: Sign = () =>
  shape('#3d86e0', 'M16 10h32l12 15-28 31L4 25z') +
  shape('#8fc3ff', 'M16 10h14l-9 15H4zM48 10L35 10l8 15h17z') +
  shape('#5fa4f2', 'M32 10l11 15H21zM21 25l11 31L4 25z');

/** The flame flickers unless `isStill`. */
const torch: Sign = (isStill) =>
  shape('#7d5427', 'M26 40h12l-3 22h-6z') +
  shape('#b58a3c', 'M22 36h20v6H22z') +
  `<g>${isStill ? '' : FLICKER}${shape('#ef7d32', 'M32 2c3 9 13 12 13 23 0 8-6 12-13 12s-13-4-13-12c0-7 6-9 8-15 3 2 4 4 4 7 2-5 2-10 1-15z')}${shape('#ffd45e', 'M32 17c2 5 7 6 7 12 0 5-3 7-7 7s-7-2-7-7c0-4 4-6 7-12z')}</g>`;
const FLICKER =
  '<animateTransform attributeName="transform" type="scale" values="1 1;1 .93;1 1.02;1 .96;1 1" dur="0.9s" repeatCount="indefinite"/>';

const heart: Sign = () =>
  shape(
    '#c9384a',
    'M32 58C12 44 4 34 4 21 4 12 11 6 18.5 6 25 6 30 10 32 15c2-5 7-9 13.5-9C53 6 60 12 60 21c0 13-8 23-28 37z',
  ) + shape('#f4c65f', 'M24 42V28h-3v-9h5v3h3.5v-3h5v3H38v-3h5v9h-3v14h-5v-5a3 3 0 0 0-6 0v5z');

const signs = new Map<string, Sign>([
  ['keep', badge('#5a3f86', '#f4c65f', 'tower', '#f4c65f')],
  ['gm', sun],
  ['torch', torch],
  ['whale-gem', gem],
  ['sworn', heart],
  ['throne', badge('#8f3640', '#eef1f6', 'crown', '#f4c65f')],
  ['ape', badge('#2b7d59', '#eef1f6', 'ape', '#f4c65f')],
]);

const strangers: readonly [ChargeName, ...ChargeName[]] = ['sword', 'star', 'moon', 'bell', 'key'];
const grounds: readonly [string, ...string[]] = ['#b03c46', '#3168ac', '#2b7d59', '#77508f'];

/** A server's custom emoji; a name that ends in `-still` is the animated one without its animation. */
export function drawEmoji(name: string): string {
  const isStill = name.endsWith(STILL);
  const called = isStill ? name.slice(0, -STILL.length) : name;
  const sign =
    signs.get(called) ??
    badge(
      pickByName(called, 'ground', grounds),
      '#eef1f6',
      pickByName(called, 'charge', strangers),
      '#f4c65f',
    );
  return picture(sign(isStill));
}
