import type { PreviewProps } from '../../engine/defineModule';
import type { Values } from '../../fields/field';
import { DEFAULT } from './defaultFlag';
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
          {/* A server's own emoji is only a picture in Discord. */}
          {emoji === '' || emoji.startsWith('<') ? null : <span aria-hidden="true">{emoji} </span>}
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
