/** Colours Discord itself offers for roles, the house's gold before them. */
const swatches = [
  ['Gold', 0xe0_ad_3d],
  ['Blurple', 0x58_65_f2],
  ['Teal', 0x1a_bc_9c],
  ['Green', 0x2e_cc_71],
  ['Blue', 0x34_98_db],
  ['Purple', 0x9b_59_b6],
  ['Pink', 0xe9_1e_63],
  ['Orange', 0xe6_7e_22],
  ['Red', 0xe7_4c_3c],
  ['Gray', 0x95_a5_a6],
] as const;

interface ColourSwatchesProps {
  /** Of the field. */
  label: string;
  chosen: number | null;
  isDisabled: boolean | undefined;
  onChoose: (colour: number) => void;
}

/** A few colours at a press. */
export function ColourSwatches({ label, chosen, isDisabled, onChoose }: ColourSwatchesProps) {
  return (
    <div role="group" aria-label={`${label}: presets`} className="color-field__swatches">
      {swatches.map(([name, colour]) => (
        <button
          key={name}
          type="button"
          className="color-field__swatch"
          aria-label={name}
          aria-pressed={colour === chosen}
          title={name}
          disabled={isDisabled}
          onClick={() => onChoose(colour)}
        >
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" fill={`#${colour.toString(16).padStart(6, '0')}`} />
          </svg>
        </button>
      ))}
    </div>
  );
}
