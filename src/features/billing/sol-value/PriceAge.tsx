import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { SolRate } from './useSolRate';

/** How old the price behind a value in fiat is, and that an old one may no longer be right. */
export const PriceAge = ({ at, isOld }: Pick<SolRate, 'at' | 'isOld'>) => (
  <small>
    {' '}
    {at === null ? (
      isOld ? (
        'price of unknown age, may be out of date'
      ) : (
        'price of unknown age'
      )
    ) : isOld ? (
      <>
        price from <TimeAgo at={at} isPast />, may be out of date
      </>
    ) : (
      <>
        price from <TimeAgo at={at} isPast />
      </>
    )}
  </small>
);
