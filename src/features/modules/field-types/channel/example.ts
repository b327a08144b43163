import * as fc from 'fast-check';
import { isOfKind } from '@/features/server/discord/pickers/channels';
import { channel } from './field';
import type { Example } from '../example';

const example: Example<'channel'> = {
  field: channel({ label: 'Value', isRequired: true }),
  wrong: '',
  said: 'Choose a channel.',
  arbitrary: ({ ground, control }) =>
    fc.constantFrom(
      ...ground.channels.filter((each) => isOfKind(each, control.kinds)).map(({ id }) => id),
    ),
};
export default example;
