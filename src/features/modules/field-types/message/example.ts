import * as fc from 'fast-check';
import { buttonActions, buttonStyles, emptyEmbed } from '../../common-fields/message';
import { someText } from '../text/someText';
import { message } from './field';
import type { Example } from '../example';

const example: Example<'message'> = {
  field: message({ label: 'Value' }),
  wrong: { content: '', embeds: [], buttons: [] },
  said: /Write a text or add/,
  arbitrary: () =>
    fc.record({
      content: someText(100),
      embeds: fc.array(
        fc.record({
          ...Object.fromEntries(
            Object.entries(emptyEmbed).map(([name, value]) => [name, fc.constant(value)]),
          ),
          title: someText(50),
          image: fc.constantFrom('', 'https://castlebots.io/a.png'),
        }),
        { maxLength: 2 },
      ),
      buttons: fc.array(
        fc.record({
          label: someText(20),
          emoji: fc.constantFrom('', '🏰'),
          does: fc.constantFrom(...buttonActions),
          style: fc.constantFrom(...buttonStyles),
          url: fc.constant('https://castlebots.io/b'),
          answer: fc.constant('Welcome'),
        }),
        { maxLength: 6 },
      ),
    }),
};
export default example;
