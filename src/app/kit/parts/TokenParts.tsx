import { Part } from '../Part';

/** The roles of docs/design.md, with their tokens. */
const roles: readonly (readonly [role: string, tokens: readonly string[]])[] = [
  ['Action', ['--action', '--action-hover', '--action-press', '--on-action']],
  ['Danger', ['--danger', '--danger-hover', '--danger-press', '--on-danger']],
  ['Selection', ['--selected-ground', '--selected-line']],
  [
    'State',
    [
      '--state-on',
      '--state-on-fill',
      '--state-warning',
      '--state-danger',
      '--state-info',
      '--state-off',
    ],
  ],
  ['News', ['--alert', '--on-alert']],
  ['Link and focus', ['--link', '--focus']],
  ['Chart', ['--chart-1', '--chart-2', '--chart-3', '--chart-4']],
  ['Brand', ['--brand', '--brand-ground', '--art-gold']],
  ['Chain', ['--chain']],
  [
    'Families',
    [
      '--family-moderation',
      '--family-stats',
      '--family-verification',
      '--family-alerts',
      '--family-earning',
    ],
  ],
  [
    'Tinctures',
    ['--avatar-0', '--avatar-1', '--avatar-2', '--avatar-3', '--avatar-4', '--avatar-5'],
  ],
  ['Grounds and lines', ['--surface', '--raised', '--line', '--control-edge', '--muted']],
];
const steps: readonly (readonly [use: string, size: string])[] = [
  ['Page', '--text-3xl'],
  ['Figure', '--text-2xl'],
  ['Section', '--text-xl'],
  ['Card', '--text-lg'],
  ['Body', '--text-base'],
  ['Note', '--text-md'],
  ['Label', '--text-sm'],
];

/** Colors by their roles, and the steps of the type. */
export const TokenParts = () => (
  <>
    {roles.map(([role, tokens]) => (
      <Part key={role} name={role}>
        {tokens.map((token) => (
          <span key={token} className="kit__color">
            <span
              className="kit__swatch"
              style={{ background: `var(${token})` }}
              aria-hidden="true"
            />
            {token.slice(2)}
          </span>
        ))}
      </Part>
    ))}
    <Part name="Steps of type">
      {steps.map(([use, size]) => (
        <span key={size} style={{ fontSize: `var(${size})` }}>
          {use}
        </span>
      ))}
    </Part>
  </>
);
