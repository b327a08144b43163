import { asText, plainWords } from '../../engine/shape';
import { field, type About, type Field } from '../../common-fields/field';
import { destinationOf, isStoredSecret, isTypedSecret, secretSchema } from './secret';
import type { SecretLengths } from './secret';

declare module '../fieldType' {
  interface FieldTypes {
    secret: SecretAbout;
  }
}

interface SecretAbout<Beside extends string = string> extends SecretLengths {
  /** Name of the field beside it with the address the secret is used for. */
  usedFor: Beside;
}

/** Said where a secret cannot be kept, by the form and by the server. */
export const ENTER_AGAIN = 'The address changed. Enter the secret again.';
export const ENTER = 'Enter a secret.';

/**
 * A text that is sent to the server and never read back, such as a key for signatures. It is only good for the
 * address it was entered for. The server says where one is missing: what isn't in use yet may go without.
 */
export const secret = <Beside extends string>({
  least,
  most,
  usedFor,
  ...about
}: About<Beside> & SecretAbout<Beside>): Field<unknown, NoInfer<Beside>> => ({
  ...field<unknown, Beside>(about, {
    schema: secretSchema({ least, most }),
    initial: null,
    read: (value) => value,
    control: { type: 'secret', least, most, usedFor },
    words: (value) =>
      isStoredSecret(value) ? 'Set' : isTypedSecret(value) ? 'New secret' : plainWords(null),
  }),
  clash: (value: unknown, beside: Readonly<Record<string, unknown>>) =>
    isStoredSecret(value) && value.destination !== destinationOf(asText(beside[usedFor]))
      ? ENTER_AGAIN
      : null,
});
