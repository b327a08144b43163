import { useId, useState } from 'react';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { inRows, messageLimits } from '@/shared/discord/limits';
import type { MessageButton } from '../common-fields/message';
import { Editable } from './Editable';
import type { MessagePart } from './editing';
import { Emoji } from './Emoji';
import { fillIn } from './fillIn';
import { Markdown } from './Markdown';
import type { Scene } from './scene';

interface MessageButtonsProps {
  buttons: readonly MessageButton[];
  /** Those its module posts after them. */
  links?: readonly MessageButton[] | undefined;
  scene: Scene;
}

/**
 * The buttons below a message, five a row. Those that lead somewhere are real links, because only by opening
 * one can its author see that it leads where it should; they open a new tab, so that nothing typed is lost by
 * it. Those that answer can be pressed, and do.
 */
export function MessageButtons({ buttons: own, links, scene }: MessageButtonsProps) {
  const buttons = [...own, ...(links ?? [])];
  const id = useId();
  const [pressed, setPressed] = useState<number | null>(null);
  const answer = buttons[pressed ?? -1]?.does === 'ANSWER' ? buttons[pressed ?? -1]?.answer : null;
  if (buttons.length === 0) return null;
  return (
    <>
      <div className="discord-buttons" role="group" aria-label="Buttons">
        {inRows(buttons.map((button, place) => ({ button, place }))).map((row, index) => (
          // Rows and buttons have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <div key={index} className="discord-buttons__row">
            {row.map(({ button, place }) => {
              const face =
                button.does === 'LINK' ? (
                  <SafeLink
                    key={place}
                    href={fillIn(button.url, scene.variables)}
                    className="discord-button"
                  >
                    <Face button={button} scene={scene} />
                    <OutwardIcon />
                  </SafeLink>
                ) : (
                  <button
                    key={place}
                    type="button"
                    className={`discord-button discord-button--${button.style}`}
                    aria-expanded={pressed === place}
                    aria-controls={id}
                    onClick={() => setPressed(pressed === place ? null : place)}
                  >
                    <Face button={button} scene={scene} />
                  </button>
                );
              return place < own.length ? (
                <Editable key={place} part={labelPart(place)} isBeside>
                  {face}
                </Editable>
              ) : (
                face
              );
            })}
          </div>
        ))}
      </div>
      <div id={id}>
        {answer === null || answer === undefined ? null : (
          <div className="discord-reply">
            <Markdown text={answer} most={messageLimits.answer} scene={scene} />
            <small>Only you can see this</small>
          </div>
        )}
      </div>
    </>
  );
}

const labelPart = (place: number): MessagePart => ({
  at: `buttons.${String(place)}.label`,
  label: `button ${String(place + 1)} label`,
  kind: 'line',
  most: messageLimits.buttonLabel,
});

const Face = ({ button: { emoji, label }, scene }: { button: MessageButton; scene: Scene }) => (
  <>
    {emoji === '' ? null : <Emoji emoji={emoji} serverId={scene.serverId ?? null} />}{' '}
    {label === '' ? null : (
      <span>{fillIn(label, scene.variables).slice(0, messageLimits.buttonLabel)}</span>
    )}
  </>
);

const OutwardIcon = () => (
  <svg
    className="discord-button__icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />
  </svg>
);
