import { SafeLink } from '@/shared/navigation/SafeLink';
import { messageLimits, type LinkButton } from '../fields/message';
import { inRows } from './buttonRows';
import { fillIn } from './fillIn';
import type { Scene } from './scene';

/**
 * The buttons below a message, five a row. They are real links, because only by opening one can its
 * author see that it leads where it should; they open a new tab, so that nothing typed is lost by it.
 */
export function LinkButtons({ buttons, scene }: { buttons: readonly LinkButton[]; scene: Scene }) {
  if (buttons.length === 0) return null;
  return (
    <div className="discord-buttons" role="group" aria-label="Buttons">
      {inRows(buttons).map((row, index) => (
        // Rows and buttons have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <div key={index} className="discord-buttons__row">
          {row.map(({ label, url }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <SafeLink key={place} href={fillIn(url, scene.variables)} className="discord-button">
              <span>{fillIn(label, scene.variables).slice(0, messageLimits.buttonLabel)}</span>
              <OutwardIcon />
            </SafeLink>
          ))}
        </div>
      ))}
    </div>
  );
}

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
