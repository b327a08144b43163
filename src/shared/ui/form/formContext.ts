import { createContext } from 'react';

/** What the parts of a form know of the form around them. */
interface SurroundingForm {
  form: () => HTMLFormElement | null;
  /** Where one worked last; null before anybody has. */
  lastFocus: () => HTMLElement | null;
  /** Saves as the button does. @returns whether it is saved */
  save: () => Promise<boolean>;
}

/** There is always a form around them; the default is for the type alone. */
export const SurroundingFormContext = createContext<SurroundingForm>({
  form: () => null,
  lastFocus: () => null,
  save: () => Promise.resolve(false),
});
