import { asText, plainWords } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';
import { pictureSchema } from '../../common-fields/webAddress';

declare module '../fieldType' {
  interface FieldTypes {
    image: Nothing;
  }
}

/** The address of a picture on the web; empty for none. */
export const image = <Beside extends string = never>(about: About<Beside>) =>
  field<string, Beside>(about, {
    schema: pictureSchema,
    initial: '',
    read: asText,
    control: { type: 'image' },
    words: plainWords,
  });
