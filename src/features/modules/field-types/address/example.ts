import * as fc from 'fast-check';
import { encodeBase58 } from '@/shared/solana/base58';
import { address } from './field';
import type { Example } from '../example';

const example: Example<'address'> = {
  field: address({ of: 'wallet', label: 'Value' }),
  wrong: 'x',
  said: /^This isn’t a Solana address/,
  arbitrary: () => fc.uint8Array({ minLength: 32, maxLength: 32 }).map(encodeBase58),
};
export default example;
