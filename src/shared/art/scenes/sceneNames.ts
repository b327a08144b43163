/** All scenes, by name; `scenes.ts` draws each. */
export const sceneNames = [
  'gate',
  'guard',
  'wall',
  'scaffold',
  'drawbridge',
  'lantern',
  'chest',
  'map',
  'purse',
  'keys',
  'podium',
  'banner',
] as const;
export type SceneName = (typeof sceneNames)[number];
