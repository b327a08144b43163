import type { Embed } from './message';

/** Discord shows no more pictures of one gallery. */
export const MOST_IN_GALLERY = 4;

/** An embed as it is shown, with the pictures of those that are merged into it. */
export interface ShownEmbed {
  embed: Embed;
  /** Which of the embeds it is, from 0. */
  place: number;
  /** As they are written: addresses, or variables that stand for them. */
  images: readonly string[];
}

/** The place of the embed that one is merged into: the first with its link, or itself. */
export const galleryOf = (embeds: readonly Pick<Embed, 'url'>[], place: number): number => {
  const url = embeds[place]?.url ?? '';
  return url === '' ? place : embeds.findIndex((each) => each.url === url);
};

/**
 * Embeds as Discord shows them: of those with one link only the first is there, with up to four pictures of all of
 * them. What else the others hold is not shown.
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
