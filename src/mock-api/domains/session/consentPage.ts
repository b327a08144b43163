import { personas, type PersonaKey } from '../accounts/personas';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const style = `
:root { color-scheme: dark light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem;
  font: 1rem/1.5 system-ui, sans-serif; background: #1b1d23; color: #f2f3f5; }
main { width: min(28rem, 100%); padding: 1.5rem; border-radius: 12px; background: #2a2d35; }
h1 { margin: 0 0 .25rem; font-size: 1.375rem; }
p { margin: 0 0 1rem; color: #c9ccd3; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
button { width: 100%; min-height: 3rem; padding: .5rem .875rem; border: 1px solid #6b7080; border-radius: 8px;
  background: #363a45; color: inherit; font: inherit; font-weight: 600; text-align: left; cursor: pointer; }
button:hover { background: #434856; }
button:focus-visible { outline: 3px solid #a5b4fc; outline-offset: 2px; }
small { display: block; color: #c9ccd3; font-weight: 400; }
.cancel { margin-top: 1rem; }
.cancel button { text-align: center; background: transparent; }
code { overflow-wrap: anywhere; }`;

export const page = (status: number, title: string, body: string) =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>` +
      `<body><main><h1>${title}</h1>${body}</main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
      },
    },
  );

/** A form that requests an address with some fields. */
export const form = (action: string, fields: Record<string, string>, button: string) =>
  `<form method="get" action="${escapeHtml(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}${button}</form>`;

/** Replaces Discord's consent page: lets the user choose a persona. `codeFor` makes a single-use code for one. */
export function consentPage(
  redirectUri: string,
  state: string,
  codeFor: (persona: PersonaKey) => string,
): Response {
  const choices = personas.map(({ key, label, note }) => {
    const button = `<button type="submit" aria-label="${label}" aria-describedby="note-${key}">${label}<small id="note-${key}">${note}</small></button>`;
    return `<li>${form(redirectUri, { code: codeFor(key), state }, button)}</li>`;
  });
  const cancel = form(
    redirectUri,
    { error: 'access_denied', state },
    '<button type="submit">Cancel</button>',
  );
  return page(
    200,
    'Sign in to Castle Bots',
    `<p>This page stands in for Discord while you develop. The app asks for <strong>identify</strong> and ` +
      `<strong>guilds</strong>. Who do you want to be?</p><ul>${choices.join('')}</ul><div class="cancel">${cancel}</div>`,
  );
}

/** 400: lists the wrong parameters of the authorize URL. */
export const consentError = (problems: readonly string[]) =>
  page(
    400,
    'This sign-in link is invalid',
    `<p>Discord would reject this sign-in link:</p><ul>${problems.map((problem) => `<li><code>${escapeHtml(problem)}</code></li>`).join('')}</ul>`,
  );
