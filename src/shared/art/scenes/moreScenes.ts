import type { Mark } from '../drawing';
import { battlements, crescent, flame, slit, star } from './parts';

/** A drawbridge that is up, and the moat before it. */
export const drawbridge: readonly Mark[] = [
  ['rim', star(70, 20, 3) + crescent(90, 12)],
  ['stone', battlements(36, 26, 62, 94, 3) + battlements(98, 26, 124, 94, 3)],
  ['stone', battlements(60, 36, 100, 94, 4)],
  ['face', 'M36 26h6v68h-6zM98 26h6v68h-6z'],
  ['far', 'M47 64h6M44 76h6M109 64h6M114 76h6M46 86h6', 1.6],
  ['deep', 'M62 94V64a18 18 0 0 1 36 0v30z'],
  ['wood', 'M65 98V56h30v42z'],
  ['deep', 'M72.5 57v40M80 57v40M87.5 57v40', 1.6],
  ['face', 'M64 63h32M64 87h32', 3.5],
  ['rim', 'M66 63L54 47M94 63l12-16', 2],
  ['rim', 'M37 92V27M99 92V27', 1.6],
  ['gold', slit(47, 48) + slit(111, 48)],
  ['far', 'M16 101c6-9 122-9 128 0 3 4 3 7 0 9-8 4-120 4-128 0-3-2-3-5 0-9z'],
  ['stone', 'M26 102q5-4 10 0t10 0M104 101q5-4 10 0t10 0 10 0', 2.2],
  ['rim', 'M50 107q5-4 10 0t10 0 10 0 10 0', 2.2],
];

/** A map with a way to a castle, and a candle to read it by. */
export const map: readonly Mark[] = [
  ['rim', star(48, 30, 3) + star(112, 24, 4)],
  ['rim', 'M30 50l28-10v52l-28 10z'],
  ['shade', 'M58 40l30 10v52l-30-10z'],
  ['rim', 'M88 50l28-10v52l-28 10z'],
  ['stone', 'M38 86l8-6M51 76l6-1M63 77l6 4M75 82l7-1M88 78l5-6', 3],
  ['stone', 'M93 68V55h3v3h3v-3h4v3h3v-3h3v11z'],
  ['cloth', 'M98 54V42l11 4-9 4v4z'],
  ['cloth', 'M35 76l4 3 4-5 2 2-4 5 4 3-2 2.5-4-3-4 5-2-2 4-5-4-3z'],
  ['face', 'M66 58l7-9 7 9zM73 64l5-7 6 7z'],
  ['stone', 'M31 51l27-10M89 51l26-10', 1.4],
  ['stone', 'M124 84h9v20h-9z'],
  ['rim', 'M124 84h5v20h-5z'],
  ['face', 'M119 103h19v3h-19z'],
  ['gold', flame(128.5, 81)],
];

/** A purse with nothing in it but a moth, which leaves. */
export const purse: readonly Mark[] = [
  ['rim', star(46, 42, 3) + star(114, 50, 4) + crescent(110, 20)],
  ['deep', 'M54 44q26-16 52 0l-6 12H60z'],
  ['wood', 'M62 56h36c19 12 25 26 25 36 0 10-7 14-17 14H54c-10 0-17-4-17-14 0-10 6-24 25-36z'],
  ['wood', 'M54 44q26 14 52 0l-8 14H62z'],
  ['face', 'M60 54h40v6H60z'],
  ['deep', 'M72 66q-4 10-2 16M96 66q8 8 9 16M84 66q1 5 0 9', 2],
  ['cloth', 'M78 82l18-3 3 16-18 3z'],
  ['rim', 'M77 85l5-1M83 80l1 5M92 78l1 5M98 82l-5 1M100 92l-5 1M81 96l5-1', 1.6],
  ['rim', 'M61 55h22M58 66c-11 8-16 16-17 25', 1.8],
  ['face', 'M66 60c-6 4-10 10-9 18M66 60c-1 5-1 9 2 13', 2.2],
  ['face', 'M57 76a3 3 0 1 1-.1 0zM68 72a3 3 0 1 1-.1 0z'],
  [
    'rim',
    'M79 27l-11-6c-1 6 3 9 10 9-4 2-4 5-1 7 2-1 4-4 4-8 0 4 2 7 4 8 3-2 3-5-1-7 7 0 11-3 10-9l-11 6z',
  ],
  ['deep', 'M81 26v8', 2],
];

/** A ring of keys on a hook. */
export const keys: readonly Mark[] = [
  ['rim', star(46, 44, 4) + star(116, 42, 3) + star(112, 82, 2.5)],
  ['stone', 'M48 12h64v10H48z'],
  ['face', 'M48 12h64v3H48z'],
  ['stone', 'M80 22v8', 5],
  ['face', 'M80 28a18 18 0 1 1-.1 0z', 4],
  ['shade', 'M60 58a8 8 0 1 1-.1 0zM57.5 74L49 100M50.5 95l7 2.5M53 87l6 2', 5],
  ['face', 'M100 58a8 8 0 1 1-.1 0zM102.5 74L111 100M109.5 95l-7 2.5M107 87l-6 2', 5],
  ['rim', 'M80 62a9 9 0 1 1-.1 0zM80 80v27M80 104h8M80 95h7', 5],
  ['rim', 'M63.5 40A18 18 0 0 1 80 28', 4],
];

/** A podium that waits for its winners. */
export const podium: readonly Mark[] = [
  ['rim', star(46, 36, 4) + star(114, 32, 3) + star(98, 20, 2.5)],
  ['stone', 'M58 62h44v44H58z'],
  ['stone', 'M28 78h30v28H28zM102 86h30v20h-30z'],
  ['face', 'M58 62h44v5H58zM28 78h30v5H28zM102 86h30v5h-30z'],
  ['far', 'M98 67h4v39h-4zM128 91h4v15h-4z'],
  ['cloth', 'M68 67h24v28l-12-7-12 7z'],
  ['rim', 'M80 71l2.2 5 5.3.4-4 3.5 1.2 5.3-4.7-2.8-4.7 2.8 1.2-5.3-4-3.5 5.3-.4z'],
  ['rim', 'M66 54l-4-24 11 9 7-14 7 14 11-9-4 24zM66 56h28v5H66z'],
  ['shade', 'M80 25l7 14 11-9-4 24H80zM80 56h14v5H80z'],
  ['cloth', 'M80 43a4 4 0 1 1-.1 0z'],
  ['wood', 'M43 78V66M117 86V74', 4],
  ['gold', flame(43, 66) + flame(117, 74)],
  ['rim', 'M59 62.5h20M29 78.5h12M103 86.5h10', 1.6],
];

/** A banner on a tower all of whose windows are lit. */
export const banner: readonly Mark[] = [
  ['rim', star(44, 44, 4) + star(50, 24, 3) + star(112, 62, 3)],
  ['far', battlements(34, 72, 62, 106, 3) + battlements(98, 72, 126, 106, 3)],
  ['stone', battlements(58, 52, 102, 62, 4)],
  ['stone', 'M58 60h44l-4 6v40H62V66z'],
  ['face', 'M58 60l4 6v40h7V66l-3-6zM58 52h6.3v8H58z'],
  ['far', 'M74 74h6M86 96h6M72 88h6', 1.6],
  ['wood', 'M80 56V14', 3],
  ['cloth', 'M81 15c10-6 16 5 34-1-5 5-4 10 1 15-16 6-24-4-35 2z'],
  ['rim', 'M82 16c9-4 15 4 28 1', 1.6],
  ['deep', 'M72 106V98a8 8 0 0 1 16 0v8z'],
  ['gold', 'M75 106v-8a5 5 0 0 1 10 0v8z'],
  ['gold', slit(77.5, 70) + slit(43, 84) + slit(111, 84)],
  ['rim', 'M59 60V53M63 104V67', 1.6],
];
