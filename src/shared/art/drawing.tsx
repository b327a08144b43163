/** Paints of the parts of a drawing: a token of src/styles/_tokens.scss each. */
const paints = {
  sky: 'var(--art-sky)',
  far: 'var(--art-far)',
  stone: 'var(--art-stone)',
  face: 'var(--art-face)',
  rim: 'var(--art-rim)',
  deep: 'var(--art-deep)',
  gold: 'var(--art-gold)',
  argent: 'var(--art-argent)',
  shade: 'var(--art-shade)',
  wood: 'var(--avatar-4)',
  cloth: 'var(--avatar-0)',
} as const;
export type Tone = keyof typeof paints;

/** A filled path, where an area drawn twice is a hole; with a width it is a line instead. */
export type Mark = readonly [tone: Tone, path: string, width?: number];

export const paintOf = (tone: Tone) => paints[tone];

/** Draws marks one above the other. */
export const Drawing = ({ marks }: { marks: readonly Mark[] }) => (
  <>
    {marks.map(([tone, d, width]) =>
      width === undefined ? (
        <path key={tone + d} fill={paints[tone]} fillRule="evenodd" d={d} />
      ) : (
        <path
          key={tone + d}
          fill="none"
          stroke={paints[tone]}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
          d={d}
        />
      ),
    )}
  </>
);
