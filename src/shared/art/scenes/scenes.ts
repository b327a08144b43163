import type { Mark } from '../drawing';
import { banner, drawbridge, keys, map, podium, purse } from './moreScenes';
import type { SceneName } from './sceneNames';
import { battlements, crescent, flame, slit, star } from './parts';

/** A closed gate between two towers. */
const gate: readonly Mark[] = [
  ['rim', star(56, 26, 4) + star(104, 22, 3) + crescent(84, 14)],
  ['far', battlements(62, 40, 98, 104, 4)],
  ['stone', battlements(30, 36, 60, 106, 3) + battlements(100, 36, 130, 106, 3)],
  ['face', 'M30 36h6v70h-6zM100 36h6v70h-6z'],
  ['stone', battlements(58, 56, 102, 106, 5)],
  ['deep', 'M62 106V82a18 18 0 0 1 36 0v24z'],
  ['wood', 'M66 106V82a14 14 0 0 1 28 0v24z'],
  ['deep', 'M80 68v38M73 71v35M87 71v35', 1.6],
  ['face', 'M66 84h28M66 97h28', 3],
  ['rim', 'M76 90a1.5 1.5 0 1 1 0 .1M84 90a1.5 1.5 0 1 1 0 .1', 1.6],
  ['gold', slit(44, 54) + slit(112, 54)],
  ['far', 'M42 76h6M51 84h5M40 92h6M112 76h6M122 84h5M110 92h6', 1.6],
  ['rim', 'M31 104V37M101 104V37', 1.6],
];

/** A guard before a portcullis. */
const guard: readonly Mark[] = [
  ['stone', battlements(24, 28, 136, 106, 6)],
  ['face', 'M24 28h6v78h-6z'],
  ['far', 'M42 62h6M34 74h7M38 90h6M118 50h7M114 40h7M119 74h7M118 90h7', 1.6],
  ['deep', 'M48 106V70a32 32 0 0 1 64 0v36z'],
  ['stone', 'M57 48v46M68.5 40v54M91.5 40v54M103 48v46M51 58h58M48 72h64M48 86h64', 3],
  ['stone', 'M54 94h6l-3 7zM65.5 94h6l-3 7zM88.5 94h6l-3 7zM100 94h6l-3 7z'],
  ['wood', 'M106 40v66', 3.5],
  ['rim', 'M106 26l4 12h-8zM108 42c9-2 13 5 11 15-4-5-7-6-11-4zM104 45l-8 4 8 4z'],
  ['cloth', 'M57 106c0-22 8-34 23-34s23 12 23 34z'],
  ['deep', 'M80 72c15 0 23 12 23 34H92c0-14-2-26-12-34z'],
  ['cloth', 'M80 73c14 0 22 11 22 33H91c0-14-2-25-11-33z'],
  ['rim', 'M67 76V62a13 13 0 0 1 26 0v14l-6 5H73z'],
  ['face', 'M80 49a13 13 0 0 1 13 13v14l-6 5h-7z'],
  ['deep', 'M70 63h20v4H70zM78.5 67h3v9h-3z'],
  ['rim', 'M60 83h26v10c0 8-6 13-13 15-7-2-13-7-13-15z'],
  ['stone', 'M63 86h10v19c-6-2-10-6-10-12z'],
  ['face', 'M73 86h10v7c0 6-4 10-10 12z'],
  ['wood', 'M38 54v-8', 3.5],
  ['gold', flame(38, 46)],
];

/** A wall with a gap through which the moon shines. */
const wall: readonly Mark[] = [
  ['rim', 'M80 32a16 16 0 1 1-.1 0z'],
  ['rim', star(56, 30, 4) + star(108, 24, 3) + star(46, 44, 2.5)],
  [
    'stone',
    'M18 106V52h6v6h9v-6h10v6h9v-6h8l-4 10 8 6-6 9 10 6-4 9 8 14zM142 106V52h-6v6h-9v-6h-10v6h-9v-6h-6l5 9-9 7 6 9-9 5 3 10-7 14z',
  ],
  ['face', 'M18 52h6v54h-6z'],
  ['face', 'M60 52l-4 10 8 6-6 9 10 6-4 9 8 14h-7l-8-13 3-8-9-7 6-9-8-6 4-10z'],
  [
    'far',
    'M28 66h8M40 74h8M26 82h8M40 90h8M28 98h8M112 64h8M126 72h8M114 80h8M128 88h8M112 96h8',
    1.6,
  ],
  ['face', 'M74 106l2-8 8-2 4 10zM90 106l1-5 6-1 3 6zM54 111l2-8h13l1 8z'],
  ['far', 'M62 111v-8h7l1 8z'],
  ['rim', 'M19 104V53M60 53l-4 9 8 6-6 9 10 6-4 9', 1.6],
  ['gold', slit(32, 68)],
];

/** A lantern alone in the dark. */
const lantern: readonly Mark[] = [
  ['rim', star(44, 40, 3.5) + star(120, 50, 3) + star(112, 28, 2.5)],
  ['far', 'M80 30a36 36 0 1 1-.1 0z'],
  ['stone', 'M68 34c-3-24 27-24 24 0', 3.5],
  ['stone', 'M58 46l10-12h24l10 12zM62 48h36v44H62zM54 92h52v12H54z'],
  ['face', 'M58 46l10-12h6l-6 12zM62 48h5v44h-5zM54 92h52v4H54z'],
  ['deep', 'M68 50h24v40H68z'],
  ['gold', 'M80 88c-7 0-10-5-10-10 0-6 6-10 10-20 4 10 10 14 10 20 0 5-3 10-10 10z'],
  ['argent', 'M80 86c-3 0-4.5-2-4.5-4.5 0-3 3-5 4.5-9 1.5 4 4.5 6 4.5 9 0 2.5-1.5 4.5-4.5 4.5z'],
  ['stone', 'M80 50v8', 2],
  ['rim', 'M59 45l9-10h12M63 50v40M55 93h50', 1.6],
];

/** A chest that is open and has nothing in it. */
const chest: readonly Mark[] = [
  ['rim', star(54, 22, 3) + star(104, 20, 4)],
  ['wood', 'M36 66l6-28c1-5 5-8 10-8h56c5 0 9 3 10 8l6 28z'],
  ['deep', 'M43 66l5-25c.5-3 2-5 5-5h54c3 0 4.5 2 5 5l5 25z'],
  [
    'stone',
    'M110 38H90M110 38L95 51M110 38l3 20M99 38q1 4 3 6.5 4 2 8.5 1.5M93 38q1 7 5 10 5 4 14 4',
    1.3,
  ],
  ['wood', 'M36 72h88v34H36z'],
  ['deep', 'M36 66h88v8H36z'],
  ['face', 'M34 72h92v7H34zM48 79h9v27h-9zM103 79h9v27h-9z'],
  ['stone', 'M80 72h46v7H80zM103 79h9v27h-9z'],
  ['face', 'M72 74h16v17a8 8 0 0 1-16 0z'],
  ['deep', 'M80 80a3 3 0 0 1 1.5 5.5V91h-3v-5.5A3 3 0 0 1 80 80z'],
  ['rim', 'M35 73h45M43 40c1-5 4-8 9-8h28', 1.6],
  ['rim', 'M129 92h7v14h-7z'],
  ['face', 'M125 105h15v3h-15zM133 92h3v13h-3z'],
  ['gold', flame(132.5, 90)],
];

/** A tower with a scaffold around it and a stone on its way up. */
const scaffold: readonly Mark[] = [
  ['rim', star(58, 24, 4) + star(122, 50, 3) + crescent(98, 16)],
  ['stone', 'M56 106V40h8v-6h10v6h8v10h8v8h14v48z'],
  ['face', 'M56 106V40h7v66z'],
  ['far', 'M70 56h7M66 96h6M88 76h7M92 98h7M88 64h6M66 76h7', 1.6],
  ['deep', 'M70 106V98a10 10 0 0 1 20 0v8z'],
  ['gold', slit(77, 68)],
  ['wood', 'M46 28v78M114 46v60', 4],
  ['wood', 'M40 58h80M40 84h80', 4],
  ['wood', 'M46 106l16-22M114 84l-16 22M46 58L56 40', 2.2],
  ['wood', 'M104 84l8-26M110 84l8-26M106 77h6M108 70h6M110 64h6', 1.6],
  ['face', 'M90 46h14v10H90z'],
  ['stone', 'M98 46h6v10h-6z'],
  ['rim', 'M90 55v-9h13M57 104V41M41 57h12', 1.6],
  ['rim', 'M120 86v4', 1.4],
  ['gold', flame(120, 102)],
];

export const scenes: Record<SceneName, readonly Mark[]> = {
  banner,
  chest,
  drawbridge,
  gate,
  guard,
  keys,
  lantern,
  map,
  podium,
  purse,
  scaffold,
  wall,
};
