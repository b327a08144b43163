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
const steps = ['Page', 'Figure', 'Section', 'Card', 'Body', 'Note', 'Label'] as const;

/** Colors by their roles, and the steps of the type. */
export const TokenParts = () => (
  <>
    {roles.map(([role, tokens]) => (
      <Part key={role} name={role}>
        {tokens.map((token) => (
          <span key={token} className="kit__color">
            <svg className="kit__swatch" aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(${token})`} />
            </svg>
            {token.slice(2)}
          </span>
        ))}
      </Part>
    ))}
    <Part name="Steps of type">
      {steps.map((use) => (
        <span key={use} className={`kit__step--${use.toLowerCase()}`}>
          {use}
        </span>
      ))}
    </Part>
  </>
);
