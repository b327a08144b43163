import { createContext } from 'react';

/** Whether the form around a picture's field can be saved, so that a picture uploaded for it is used. */
export const PictureUploadsContext = createContext(true);
