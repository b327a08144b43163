import * as z from 'zod/mini';
import { textAt } from '../../engine/read';
import { field, type About } from '../../fields/field';
import { plainWords } from '../words';
import { destinationOf, isStoredSecret, isTypedSecret, secretSchema } from './secret';
import type { SecretLengths } from './secret';

declare module '../kind' {
  interface Kinds {
    secret: SecretAbout;
  }
}

interface SecretAbout extends SecretLengths {
  /** Name of the field beside it with the address the secret is used for. */
  usedFor: string;
}

/** Said where a secret cannot be kept, by the form and by the server. */
export const ENTER_AGAIN = 'Enter the secret again: it was entered for another address.';
export const ENTER = 'Enter a secret.';

/**
 * A text that is sent to the server and never read back, such as a key for signatures. It must be there, and is
 * only good for the address it was entered for.
 */
export const secret = ({ least, most, usedFor, ...about }: About & SecretAbout) => ({
  ...field<unknown>(about, {
    schema: secretSchema({ least, most }).check(z.refine((value) => value !== null, ENTER)),
    initial: null,
    control: { kind: 'secret', least, most, usedFor },
    words: (value) =>
      isStoredSecret(value) ? 'Set' : isTypedSecret(value) ? 'New secret' : plainWords(null),
  }),
  clash: (value: unknown, beside: Readonly<Record<string, unknown>>) =>
    isStoredSecret(value) && value.destination !== destinationOf(textAt(beside, usedFor))
      ? ENTER_AGAIN
      : null,
});
