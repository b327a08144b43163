import { FieldError, useField } from '@/shared/ui/form/Field';
import { badgeArts, badgeTones } from '../badge';
import BadgeDrawing from '../BadgeDrawing';
import './manage.scss';

interface GalleryProps {
  name: string;
  label: string;
  choices: readonly string[];
  /** The look of each choice. */
  lookOf: (choice: string) => { art: string; tone: string };
}

/** A radio group of drawings. */
function Gallery({ name, label, choices, lookOf }: GalleryProps) {
  const bound = useField({ name });
  const { value, ref, name: path, ...field } = bound.field;
  return (
    <fieldset {...bound.group} role="radiogroup" className="field">
      <legend className="field__legend">{label}</legend>
      <div className="badge-gallery">
        {choices.map((choice, index) => (
          <label key={choice} className="badge-gallery__one" title={nameOf(choice)}>
            <input
              {...field}
              {...bound.entry}
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={`${bound.aria.id}-${path}`}
              value={choice}
              aria-label={nameOf(choice)}
              checked={value === choice}
              onChange={() => field.onChange(choice)}
            />
            <BadgeDrawing {...lookOf(choice)} isLocked={false} className="badge-gallery__drawing" />
          </label>
        ))}
      </div>
      <FieldError bound={bound} />
    </fieldset>
  );
}

const nameOf = (choice: string) => choice.charAt(0).toUpperCase() + choice.slice(1);

interface LookFieldsProps {
  art: string;
  tone: string;
}

/** Fields for the look of a badge: the motifs in the chosen color, and the chosen motif in all colors. */
export const LookFields = ({ art, tone }: LookFieldsProps) => (
  <>
    <Gallery
      name="art"
      label="Icon"
      choices={badgeArts}
      lookOf={(choice) => ({ art: choice, tone })}
    />
    <Gallery
      name="tone"
      label="Color"
      choices={badgeTones}
      lookOf={(choice) => ({ art, tone: choice })}
    />
  </>
);
