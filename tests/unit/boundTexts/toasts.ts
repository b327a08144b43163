import { screen, waitFor } from '@testing-library/react';

/** The toast on show of a kind: "success", "warning" or "error". */
export const findToast = (kind: string): Promise<HTMLElement> =>
  waitFor(() => {
    const toast = document.querySelector(`.Toastify__toast--${kind}`);
    if (!(toast instanceof HTMLElement)) throw new Error(`There is no toast of kind ${kind}.`);
    return toast;
  });

/** A place that shows or announces a text. */
export const findSaid = async (text: string): Promise<HTMLElement | undefined> =>
  (await screen.findAllByText(text))[0];
