import { pickByName } from '@/shared/art/pickByName';
import { disc, ground, line, picture, shape } from './drawing';

type Portrait = (cloth: string) => string;

const STEEL = '#d6dce7';
const SHADE = '#1d2331';
const SHOULDERS = 'M6 64c2-11 13-15 26-15s24 4 26 15z';

const helmet: Portrait = (cloth) =>
  shape(cloth, SHOULDERS) +
  shape(cloth, 'M30 16c-3-9 5-14 17-11-5 2-8 6-8 12z') +
  shape(
    STEEL,
    'M32 13c10 0 15.5 7 15.5 17v12c0 6-7 11-15.5 11s-15.5-5-15.5-11V30c0-10 5.5-17 15.5-17z',
  ) +
  shape(
    SHADE,
    'M19 28h11v4.5H19zM34 28h11v4.5H34zM24 38h3v3h-3zM24 43.5h3v3h-3zM37 38h3v3h-3zM37 43.5h3v3h-3z',
  ) +
  line('#9aa6ba', 2, 'M32 14v38');

const owl: Portrait = (cloth) =>
  shape(
    cloth,
    'M15 9c5 1 9 3 11 5 4-1.5 8-1.5 12 0 2-2 6-4 11-5-1 4 0 7 1 10 3 9 2 20 2 27 0 12-8 18-20 18s-20-6-20-18c0-7-1-18 2-27 1-3 2-6 1-10z',
  ) +
  shape('#f3e6c8', 'M21 64c-3-10 1-18 11-18s14 8 11 18z') +
  disc('#f3e6c8', 23.5, 28, 9) +
  disc('#f3e6c8', 40.5, 28, 9) +
  disc(SHADE, 24.5, 28, 4.5) +
  disc(SHADE, 39.5, 28, 4.5) +
  shape('#f0bd4f', 'M28 33h8l-4 8z');

const hood: Portrait = (cloth) =>
  shape(cloth, 'M32 7c-12 3-18 12-18 23 0 9-2 14-8 20v14h52V50c-6-6-8-11-8-20 0-11-6-20-18-23z') +
  shape(SHADE, 'M32 17c-7 3-10.5 8-10.5 15 0 8 4.5 14 10.5 14s10.5-6 10.5-14c0-7-3.5-12-10.5-15z') +
  disc('#ffe9ab', 27.5, 32, 2.4) +
  disc('#ffe9ab', 36.5, 32, 2.4) +
  line(SHADE, 2, 'M32 50v14') +
  disc('#f0bd4f', 32, 51, 3);

/** A portrait without a face, in a dark and a light color. */
export function drawMember(name: string): string {
  const dark = pickByName(name, 'dark', [
    '#2f5788',
    '#8f3640',
    '#2c6a52',
    '#6b4585',
    '#4b5870',
    '#7d5427',
  ]);
  const light = pickByName(name, 'light', [
    '#e6bb57',
    '#ddd0b4',
    '#e39a6b',
    '#8dbcec',
    '#8accae',
    '#d9a5c4',
  ]);
  const draw = pickByName(name, 'portrait', [helmet, owl, hood]);
  const [behind, cloth] = pickByName(name, 'order', [true, false]) ? [dark, light] : [light, dark];
  return picture(ground(behind) + draw(cloth));
}
