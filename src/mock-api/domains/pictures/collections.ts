import { pickByName } from '@/shared/art/pickByName';
import { disc, ground, line, picture, shape } from './drawing';
import { pixelArt } from './pixelArt';

/** Colors of a picture: the sky, the background, the foreground, and highlights. */
interface Palette {
  sky: string;
  far: string;
  near: string;
  shine: string;
}
type Art = (palette: Palette) => string;

const INK = '#151228';

const keeper: Art = ({ sky, far, near, shine }) =>
  ground(sky) +
  shape(far, 'M9 64V22H5V6h9v6h9V6h18v6h9V6h9v16h-4v42z') +
  shape(shine, 'M14 22h6v5h-6zM44 22h6v5h-6zM14 31h3v6h-3zM47 31h3v6h-3z') +
  shape(near, 'M32 16c-10 3-15 11-15 22 0 8-5 16-8 26h46c-3-10-8-18-8-26 0-11-5-19-15-22z') +
  shape(INK, 'M32 25c-6 3-9 7.5-9 14 0 7 4 11.5 9 11.5s9-4.5 9-11.5c0-6.5-3-11-9-14z') +
  disc(shine, 28, 39, 2.5) +
  disc(shine, 36, 39, 2.5);

const monster: Art = ({ sky, far, near, shine }) =>
  ground(sky) +
  shape(near, 'M32 9l4 8h7l3 7c4 3 6 8 6 14v26H12V38c0-6 2-11 6-14l3-7h7z') +
  disc('#fdfbf0', 23, 29, 8) +
  disc('#fdfbf0', 41, 29, 8) +
  disc(INK, 25, 30, 3.8) +
  disc(INK, 39, 30, 3.8) +
  shape(INK, 'M18 42h28c0 7-6 10-14 10s-14-3-14-10z') +
  shape('#fdfbf0', 'M21 42h6l-3 5zM37 42h6l-3 5z') +
  shape(shine, 'M0 50c5.3-4 10.7-4 16 0s10.7 4 16 0 10.7-4 16 0 10.7 4 16 0v14H0z') +
  shape(far, 'M0 58c5.3 3 10.7 3 16 0s10.7-3 16 0 10.7 3 16 0 10.7-3 16 0v6H0z');

const ape: Art = ({ sky, far, near, shine }) =>
  ground(sky) +
  shape(far, 'M8 64c1-11 10-15 24-15s23 4 24 15z') +
  disc('#5a3b2b', 13, 36, 7) +
  disc('#5a3b2b', 51, 36, 7) +
  shape('#5a3b2b', 'M14 26h36v14c0 10-8 16-18 16s-18-6-18-16z') +
  shape(
    '#d9a878',
    'M32 33c3-4 13-4 13 3 0 4-2 5-2 8 0 6-5 9-11 9s-11-3-11-9c0-3-2-4-2-8 0-7 10-7 13-3z',
  ) +
  disc(INK, 26, 36, 2.8) +
  disc(INK, 38, 36, 2.8) +
  line(INK, 2.2, 'M26 46.5q6 3.5 12 0') +
  shape(near, 'M10 29C10 15 19 8 32 8s22 7 22 21z') +
  shape(shine, 'M8 26h48v5H8zM29.5 8h5v18h-5z') +
  shape('#c6474d', 'M29 9c0-5 5-8 13-8-2 2-2 5-2 8z');

/** A rampart at dusk, sixteen by sixteen: `s` is sky, `f` far, `n` near, `h` shine, `i` ink. */
const DUSK = [
  'ssssssssssssssss',
  'shssssssssssssss',
  'sssssssssshhhhss',
  'nnsnnsnnshhhhhhs',
  'nnsnnsnfshhhhhhs',
  'nnnnnnnfshhhhhhs',
  'nnnnnnnfshhhhhhs',
  'sfnnnnffnnhhnnhs',
  'snnnnnnfnnhsnnss',
  'snniinnfnnssnnss',
  'snnhinnfnnnnnnnf',
  'snniinnfnnnnnnnf',
  'snnnnnnfnnniinnf',
  'snfnnnnfnniiiinf',
  'snnnnfnfnniiiinf',
  'snnnnnnfnniiiinf',
] as const;

const rampart: Art = ({ sky, far, near, shine }) =>
  pixelArt(DUSK, { s: sky, f: far, n: near, h: shine, i: INK });

const bell: Art = ({ sky, far, near, shine }) =>
  ground(sky) +
  shape(far, 'M0 64V26a32 32 0 0 1 64 0v38h-9V28a23 23 0 0 0-46 0v36z') +
  line(near, 3, 'M32 4v14') +
  shape(shine, 'M32 15c8 1 12 7 12 15 0 10 2 13 6 16v4H14v-4c4-3 6-6 6-16 0-8 4-14 12-15z') +
  shape(near, 'M14 46h36v4H14zM26 53h12a6 6 0 0 1-12 0z');

const dusk: Palette = { sky: '#6a5bb0', far: '#2b2357', near: '#c99b3f', shine: '#ffe08a' };
const moat: Palette = { sky: '#123544', far: '#17607a', near: '#4cb27c', shine: '#2a8fa8' };
const camp: Palette = { sky: '#d98a4e', far: '#7a3b34', near: '#aeb8c9', shine: '#f0bd4f' };
const evening: Palette = { sky: '#4f3a78', far: '#6b7189', near: '#a9b0c2', shine: '#f5a962' };
const quiet: Palette = { sky: '#274a6b', far: '#16304a', near: '#8a6420', shine: '#e9bd58' };

/** Each seeded collection has its own art. */
const seeded = new Map<string, readonly [Art, Palette]>([
  ['keepers-of-the-tower', [keeper, dusk]],
  ['moat-monsters', [monster, moat]],
  ['ape-garrison', [ape, camp]],
  ['pixel-ramparts', [rampart, evening]],
  ['quiet-bells', [bell, quiet]],
]);

/** Draws an NFT of a collection. */
export function drawCollection(name: string): string {
  const [draw, palette] = seeded.get(name) ?? [
    pickByName(name, 'art', [keeper, monster, rampart, bell]),
    pickByName(name, 'palette', [dusk, moat, camp, evening, quiet]),
  ];
  return picture(draw(palette));
}
