import { escapeHtml, form, page } from '../session/consentPage';

interface Choice {
  code: string;
  handle: string;
  note: string;
}

/** Replaces X's consent page: lets the user choose an account to link. */
export function xConsentPage(
  callback: string,
  state: string,
  choices: readonly Choice[],
): Response {
  const items = choices.map(({ code, handle, note }) => {
    const name = escapeHtml(`@${handle}`);
    const id = `note-${escapeHtml(handle)}`;
    const button = `<button type="submit" aria-label="${name}" aria-describedby="${id}">${name}<small id="${id}">${escapeHtml(note)}</small></button>`;
    return `<li>${form(callback, { code, state }, button)}</li>`;
  });
  const cancel = form(
    callback,
    { error: 'access_denied', state },
    '<button type="submit">Cancel</button>',
  );
  return page(
    200,
    'Link an account on X',
    '<p>This page stands in for X while you develop. Castle Bots asks to read <strong>who you are</strong> and ' +
      `<strong>what you follow and post</strong>. Which account shall it be?</p><ul>${items.join('')}</ul><div class="cancel">${cancel}</div>`,
  );
}

/** 400: the address was not made by our site. */
export const unknownLink = () =>
  page(
    400,
    'This link is invalid',
    '<p>X would reject it. Go back to your profile and start again.</p>',
  );
