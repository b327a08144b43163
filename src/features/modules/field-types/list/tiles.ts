import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import type { Values } from '../../common-fields/field';
import type { Choice } from '../../common-fields/choices';

/** One kind of item in a gallery. Its name is the label of the choice. */
interface Tile {
  kind: string;
  Icon: LucideIcon;
  /** Short description. */
  text: string;
  /** Values of a new item of this kind besides the defaults. */
  begin?: Values;
}

interface TileGroup {
  title: string;
  tiles: readonly Tile[];
}

export interface ObstaclesProps {
  /** Receives the reasons by kind. */
  children: (obstacles: ReadonlyMap<string, string>) => ReactNode;
}

/** Content of a module's `tiles.ts`, about the kinds of items in its list. */
export interface Tiles {
  groups: readonly TileGroup[];
  /** Finds reasons why kinds can't work on the chosen server. */
  Obstacles: ComponentType<ObstaclesProps>;
}

export interface GalleryProps {
  tiles: Tiles;
  choices: readonly Choice[];
  itemName: string;
  isDisabled: boolean;
  /** Attributes of the element that adds an item. */
  entry: object;
  onAdd: (begin: Values) => void;
}
type Gallery = ComponentType<Omit<GalleryProps, 'tiles'>>;

/** The `tiles.ts` of each module's folder that has one, by its path. */
const files = import.meta.glob<Tiles>('../../definitions/*/tiles.ts', { import: 'default' });

async function load(name: string): Promise<{ default: Gallery }> {
  const file = files[`../../definitions/${name}/tiles.ts`];
  if (!file) throw new Error(`There are no tiles for ${name}.`);
  const [{ galleryWith }, tiles] = await Promise.all([import('./TileGallery'), file()]);
  return { default: galleryWith(tiles) };
}

const galleries = new Map<string, { Part: Gallery }>();

/** Loads a gallery ahead, so that it appears together with the form around it. */
export async function prepareGallery(name: string): Promise<void> {
  galleries.set(name, { Part: (await load(name)).default });
}

/** The gallery of a module's folder; its code is loaded when it is rendered. */
export function galleryOf(name: string): { Part: Gallery } {
  const known = galleries.get(name) ?? { Part: lazyOnDemand(() => load(name)) };
  galleries.set(name, known);
  return known;
}
