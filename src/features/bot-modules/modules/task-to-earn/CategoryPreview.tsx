import { ownEmojiIn } from '@/features/discord/ownEmoji';
import { useServerId } from '@/features/discord/useServerId';
import type { PreviewProps } from '../../engine/moduleScreen';
import type { Values } from '../../fields/field';
import { DEFAULT } from './defaultFlag';
import { useOwnEmoji } from '../../kinds/emoji/useOwnEmoji';
import { EmojiPicture } from '../../preview/EmojiPicture';
import { hexColour } from '../../preview/hexColour';
import '../../preview/figures/figures.scss';
import { isOn, numberAt, textAt } from '../../engine/read';

/** A category as it stands on the quest board. */
export default function CategoryPreview({ values }: PreviewProps) {
  const emoji = textAt(values, 'emoji');
  return (
    <article className="earn-card" aria-label="On the board">
      <div className="earn-card__head">
        <svg className="earn-card__mark" viewBox="0 0 16 16" aria-hidden="true">
          <rect
            width="16"
            height="16"
            rx="4"
            fill={hexColour(numberAt(values, 'colour')) ?? 'none'}
          />
        </svg>
        <h3>
          {emoji === '' ? null : (
            <span aria-hidden="true">
              <Face emoji={emoji} />{' '}
            </span>
          )}
          <bdi>{textAt(values, 'name') || 'Name of the category'}</bdi>
        </h3>
      </div>
      {textAt(values, 'description') === '' ? null : (
        <p className="earn-card__text">
          <bdi>{textAt(values, 'description')}</bdi>
        </p>
      )}
      <p className="earn-card__quiet">{whoAndWhen(values)}</p>
    </article>
  );
}

/** As the board has it: a server's own emoji stands still there, and is left out once it is gone. */
function Face({ emoji }: { emoji: string }) {
  const own = ownEmojiIn(emoji);
  const known = useOwnEmoji(useServerId(), own !== null).all?.find(({ id }) => id === own?.id);
  if (!own) return emoji;
  return known ? (
    <EmojiPicture emoji={{ ...known, picture: known.stillPicture ?? known.picture }} />
  ) : null;
}

const visibilityWords: Record<string, string> = {
  PUBLIC: 'For everybody.',
  HOLDERS: 'For holders.',
  ROLE: 'For some roles.',
};

function whoAndWhen(values: Values): string {
  const who = visibilityWords[textAt(values, 'visibility')] ?? '';
  if (textAt(values, 'defaultFlag') === DEFAULT) return `${who} Always open.`;
  const parts = [
    isOn(values, 'hasStart') ? `Opens ${textAt(values, 'startDate') || 'on a day'}.` : '',
    isOn(values, 'hasEnd') ? `Closes after ${textAt(values, 'endDate') || 'a day'}.` : '',
    textAt(values, 'unlockAfter') === '' ? '' : 'Locked until another category is done.',
  ];
  return [who, ...parts].filter(Boolean).join(' ');
}
