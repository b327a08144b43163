import { pickByName } from '@/shared/art/pickByName';
import { disc, line, picture, shape } from './drawing';

/** Colors of a coin: its rim, its face and its mark. */
type Metal = readonly [rim: string, face: string, mark: string];
type Mark = (colour: string) => string;

const sun: Mark = (colour) =>
  disc(colour, 32, 32, 7.5) +
  line(
    colour,
    3.4,
    'M32 16v4M32 44v4M16 32h4M44 32h4M20.7 20.7l2.8 2.8M40.5 40.5l2.8 2.8M20.7 43.3l2.8-2.8M40.5 23.5l2.8-2.8',
  );

const scales: Mark = (colour) =>
  line(colour, 3, 'M32 17v29M25 47h14M20 22h24') +
  shape(
    colour,
    'M20 21l7 14a7 6 0 0 1-14 0zM20 27l-3.5 7h7zM44 21l7 14a7 6 0 0 1-14 0zM44 27l-3.5 7h7z',
  );

const anchor: Mark = (colour) =>
  line(
    colour,
    3.4,
    'M32 24v23M25.5 28h13M18 36c1 7 7 11 14 11s13-4 14-11M18 36l-2 4M18 36l4 3M46 36l2 4M46 36l-4 3',
  ) + line(colour, 3, 'M32 17a3.5 3.5 0 1 0 .01 0z');

const mallet: Mark = (colour) =>
  shape(colour, 'M31 14l17 17-8 8-17-17zM27.5 31.5l4 4L20 47a2.9 2.9 0 0 1-4-4z');

const planet: Mark = (colour) =>
  disc(colour, 32, 32, 9.5) +
  line(
    colour,
    3,
    'M22 33c-6 5-9 9-7.5 10.5C17 46 25.5 41 34 33.5M42 31c6-5 9-9 7.5-10.5C48 19 43.5 21.5 38 25.5',
  );

const tower: Mark = (colour) =>
  shape(colour, 'M23 46V28h-3V17h6v4h3.5v-4h5v4H38v-4h6v11h-3v18h-5v-6a4 4 0 0 0-8 0v6z');

const portcullis: Mark = (colour) =>
  line(colour, 3, 'M19 44V28a13 13 0 0 1 26 0v16M25.5 18v28M32 16v32M38.5 18v28M19 28h26M19 37h26');

const star: Mark = (colour) =>
  shape(colour, 'M32 15l5 12 13 1-10 8.5 3 12.5-11-7-11 7 3-12.5L14 28l13-1z');

/** Our own marks, for tokens on mainnet too: we must not draw their issuers' logos. */
const struck = new Map<string, readonly [Metal, Mark]>([
  ['sol', [['#a78bff', '#3c2a80', '#4fe3ba'], sun]],
  ['usdc', [['#8fbcf8', '#2a63b8', '#fff'], scales]],
  ['usdt', [['#86dcc0', '#19775b', '#fff'], anchor]],
  ['bonk', [['#ffd693', '#e58a2b', '#47230a'], mallet]],
  ['jup', [['#6fcabb', '#17303c', '#c9ee73'], planet]],
  ['keep', [['#fbe3a2', '#d9a437', '#46310a'], tower]],
  ['gate', [['#c5cddb', '#5a6780', '#fff'], portcullis]],
]);

const metals: readonly [Metal, ...Metal[]] = [
  ['#fbe3a2', '#d9a437', '#46310a'],
  ['#d5dbe6', '#7d8aa3', '#161c29'],
  ['#e8b48c', '#9a5a30', '#fff1e4'],
  ['#8fbcf8', '#2a63b8', '#fff'],
];

/** Draws a token's coin. */
export function drawToken(symbol: string): string {
  const [[rim, face, mark], draw] = struck.get(symbol) ?? [
    pickByName(symbol, 'metal', metals),
    pickByName(symbol, 'mark', [star, tower, sun, portcullis]),
  ];
  return picture(disc(rim, 32, 32, 31) + disc(face, 32, 32, 26.5) + draw(mark));
}
