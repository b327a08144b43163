import { ownEmojiIn } from '@/features/server/discord/emoji';
import { useServerId } from '@/features/server/discord/useServerId';
import type { PreviewProps } from '../../engine/previewOf';
import categoryModule from './definition';
import { DEFAULT, type Category } from './fields';
import { useOwnEmoji } from '../../field-types/emoji/useOwnEmoji';
import { EmojiPicture } from '../../preview/EmojiPicture';
import { hexColour } from '../../preview/hexColour';
import '../../preview/figures/figures.scss';

/** A category as shown on the quest board. */
export default function CategoryPreview({ values }: PreviewProps) {
  const category = categoryModule.read(values);
  const { name, emoji, colour, description } = category;
  return (
    <article className="earn-card" aria-label="On the quest board">
      <div className="earn-card__head">
        <svg className="earn-card__mark" viewBox="0 0 16 16" aria-hidden="true">
          <rect width="16" height="16" rx="4" fill={hexColour(colour) ?? 'none'} />
        </svg>
        <h3>
          {emoji === '' ? null : (
            <span aria-hidden="true">
              <Face emoji={emoji} />{' '}
            </span>
          )}
          <bdi>{name || 'Category name'}</bdi>
        </h3>
      </div>
      {description === '' ? null : (
        <p className="earn-card__text">
          <bdi>{description}</bdi>
        </p>
      )}
      <p className="earn-card__quiet">{whoAndWhen(category)}</p>
    </article>
  );
}

/** As on the board: a server's emoji is not animated, and is left out after its deletion. */
function Face({ emoji }: { emoji: string }) {
  const own = ownEmojiIn(emoji);
  const known = useOwnEmoji(useServerId(), own !== null).all?.find(({ id }) => id === own?.id);
  if (!own) return emoji;
  return known ? (
    <EmojiPicture emoji={{ ...known, picture: known.stillPicture ?? known.picture }} />
  ) : null;
}

const visibilityWords: Record<string, string> = {
  PUBLIC: 'For everyone.',
  HOLDERS: 'For holders.',
  ROLE: 'For selected roles.',
};

function whoAndWhen(category: Category): string {
  const who = visibilityWords[category.visibility] ?? '';
  if (category.defaultFlag === DEFAULT) return `${who} Always open.`;
  const parts = [
    category.hasStart ? `Opens ${category.startDate || 'on a date'}.` : '',
    category.hasEnd ? `Closes after ${category.endDate || 'a date'}.` : '',
    category.unlockAfter === '' ? '' : 'Locked until another category is completed.',
  ];
  return [who, ...parts].filter(Boolean).join(' ');
}
