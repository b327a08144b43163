import { once } from '@/shared/state/once';
import { LANGUAGE } from './locales';

const list = once(() => new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }));

/** Several in one text: "Guard and Knight". */
export const listed = (items: readonly string[]): string => list().format(items);
