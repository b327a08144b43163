import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyButton, emptyEmbed, linkButton, messageSchema } from '../common-fields/message';
import { isBlank, pastMessageOrNull, pastMessageSchema, readShownMessage } from './shownMessage';

test('an unfinished message is read as far as it is written', () => {
  const message = readShownMessage({
    content: '',
    embeds: [{ title: 'Gate', fields: [{ name: '' }, null] }, 'x'],
    buttons: [{ label: 'Open' }],
  });
  expect(message.embeds).toEqual([
    { ...emptyEmbed, title: 'Gate', fields: [{ name: '', value: '', isInline: false }] },
  ]);
  expect(message.buttons).toEqual([{ ...emptyButton, label: 'Open' }]);
});

test('a complete message is read in full', () => {
  const whole = messageSchema.parse({
    content: 'Hello',
    embeds: [{ ...emptyEmbed, title: 'Gate', colour: 7 }],
    buttons: [{ label: 'Open', url: 'https://castle.test' }],
  });
  expect(readShownMessage(whole)).toEqual(whole);
});

test('any value can be read', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (content, embeds) => {
      const read = readShownMessage({ content, embeds: [embeds], buttons: embeds });
      expect(typeof read.content).toBe('string');
    }),
  );
});

test('a message without text and embeds is blank, whatever its buttons', () => {
  const buttons = [linkButton('Open', 'https://castle.test')];
  expect(isBlank({ content: ' \n', embeds: [emptyEmbed], buttons })).toBe(true);
  expect(isBlank({ content: '', embeds: [{ ...emptyEmbed, footer: 'a' }], buttons })).toBe(false);
});

test('a message of earlier rules is still shown, and a value that is not a message is not', () => {
  const old = {
    content: '',
    embeds: [{ ...emptyEmbed, title: 'One', authorIcon: 'x' }],
    buttons: [],
  };
  expect(messageSchema.safeParse(old).success).toBe(false);
  expect(pastMessageSchema.parse(old)).toEqual(old);
  expect(pastMessageOrNull.parse(old)).toEqual(old);
  expect(pastMessageOrNull.parse(5)).toBeNull();
  expect(pastMessageSchema.safeParse(5).success).toBe(false);
});
