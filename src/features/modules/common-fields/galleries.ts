import type { Embed } from './message';

/** Maximum images that Discord shows in one gallery. */
export const MOST_IN_GALLERY = 4;

/** An embed as Discord shows it, with the images of the embeds merged into it. */
export interface ShownEmbed {
  embed: Embed;
  /** Index of the embed, from 0. */
  place: number;
  /** As written: addresses, or variables in their place. */
  images: readonly string[];
}

/** Index of the embed that this one is merged into: the first with the same link, or itself. */
export const galleryOf = (embeds: readonly Pick<Embed, 'url'>[], place: number): number => {
  const url = embeds[place]?.url ?? '';
  return url === '' ? place : embeds.findIndex((each) => each.url === url);
};

/**
 * Embeds as Discord shows them: of those with the same link only the first, with up to four of
 * their images. The other contents of the rest are not shown.
 *
 * Source: https://github.com/discord/discord-api-docs/issues/1418
 */
export const inGalleries = (embeds: readonly Embed[]): ShownEmbed[] =>
  embeds.flatMap((embed, place) =>
    galleryOf(embeds, place) === place
      ? [{ embed, place, images: imagesAt(embeds, place).slice(0, MOST_IN_GALLERY) }]
      : [],
  );

const imagesAt = (embeds: readonly Embed[], place: number): string[] =>
  embeds
    .filter((_, index) => galleryOf(embeds, index) === place)
    .map(({ image }) => image)
    .filter((image) => image !== '');
