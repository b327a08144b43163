/** The value of the primary button of a form's bar. */
export const PRIMARY = 'primary';

/** Whether the primary button sends a form: Enter, Ctrl S and leaving the page take the quieter way where there is one. */
export const isByPrimary = (event: Event): boolean =>
  event instanceof SubmitEvent &&
  event.submitter instanceof HTMLButtonElement &&
  event.submitter.value === PRIMARY;
