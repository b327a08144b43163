import * as z from 'zod/mini';
import { orElse } from '@/shared/api/fields';
import { plainChainText } from './plainChainText';

/** A server's words about a transaction. */
export const chainText = z.pipe(z.string(), z.transform(plainChainText));

/** The same, or null where there are none that can be read. */
export const chainTextOrNull = orElse(z.nullable(chainText), null);
