import { screen } from '@testing-library/react';

/** What the page's live regions say. A toast says the same beside them, as soon as its code is there. */
export const findMessage = (text: RegExp | string): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '[role="status"] > p, [role="alert"] > p' });
