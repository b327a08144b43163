import { numberFormat } from '@/shared/format/numberFormat';
import { LANGUAGE } from '@/shared/text/locales';
interface PartCountProps {
  count: number;
  /** Discord's limit. */
  most: number;
  what: string;
}

/** How much of what Discord allows is used; more than that is marked. */
export const PartCount = ({ count, most, what }: PartCountProps) => (
  <span className={count > most ? 'field__count field__count--over' : 'field__count'}>
    {numberFormat(LANGUAGE).format(count)} / {numberFormat(LANGUAGE).format(most)} {what}
  </span>
);
