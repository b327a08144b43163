import { expect, test } from 'vitest';
import { image } from './field';
import { embedSchema, emptyEmbed } from '../../common-fields/message';

const { schema } = image({ label: 'Picture' });
const said = (address: string) => schema.safeParse(address).error?.issues[0]?.message;

test.each([
  '',
  'https://castlebots.io/a.png',
  // Uploaded to the embedded back end.
  `http://community.localhost:5173/api/pictures/${'a1'.repeat(22)}`,
])('“%s” is accepted', (address) => {
  expect(said(address)).toBeUndefined();
});

test.each(['http://castlebots.io/a.png', 'HTTP://castlebots.io/a.png'])(
  '%s is refused, and the error names the accepted scheme',
  (address) => {
    expect(said(address)).toBe(
      'http:// images aren’t supported. Use a link that starts with https://.',
    );
  },
);

test.each(['javascript:alert(1)', 'mailto:a@b.c', 'a.png'])('%s is not a picture', (address) => {
  expect(said(address)).toBe('Enter an image link that starts with https://.');
});

test.each(['image', 'thumbnail'])('the %s of an embed follows the same rules', (part) => {
  const embed = { ...emptyEmbed, title: 'One', [part]: 'http://castlebots.io/a.png' };
  expect(embedSchema.safeParse(embed).error?.issues[0]?.path).toEqual([part]);
});
