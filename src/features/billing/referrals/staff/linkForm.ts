import * as z from 'zod/mini';
import { linkBody, type LinkBody } from '../linkTerms';

const { name, code, utm, duration, months, windowDays, holdDays } = linkBody.shape;

/** Text of the rate field: percent with at most two decimals; empty for the rate of the tier. */
const rateText = z.string().check(
  z.trim(),
  z.regex(/^(?:\d{1,2}(?:\.\d{1,2})?)?$/, 'Enter a percentage, such as 12.5.'),
  z.refine((text) => Number(text) <= 50, 'Maximum 50%.'),
);
const dayText = z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'Pick a date.'));

/** The form of a link: like its body, but with rate and days as typed. */
export const linkForm = z
  .object({
    name,
    code,
    ownerId: z.string(),
    utm,
    rate: rateText,
    duration,
    months,
    windowDays,
    holdDays,
    startsOn: dayText,
    endsOn: dayText,
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn === '' || endsOn === '' || startsOn <= endsOn, {
      path: ['endsOn'],
      error: 'The end date can’t be before the start date.',
    }),
  );
export type LinkValues = z.output<typeof linkForm>;

export const emptyLink: LinkValues = {
  name: '',
  code: '',
  ownerId: '',
  utm: { source: '', medium: '', campaign: '' },
  rate: '',
  duration: 'LIFETIME',
  months: 12,
  windowDays: 30,
  holdDays: 14,
  startsOn: '',
  endsOn: '',
};

/** Form values of a link. */
export const valuesOf = ({
  rateBps,
  ownerId,
  startsOn,
  endsOn,
  ...terms
}: LinkBody): LinkValues => ({
  ...terms,
  ownerId: ownerId ?? '',
  // Hundredths of a percent are exact in two decimals.
  rate: rateBps === null ? '' : String(rateBps / 100),
  startsOn: startsOn ?? '',
  endsOn: endsOn ?? '',
});

/** The request body from the form values. */
export const bodyOf = ({ rate, ownerId, startsOn, endsOn, ...terms }: LinkValues): LinkBody => ({
  ...terms,
  ownerId: ownerId === '' ? null : ownerId,
  rateBps: rate === '' ? null : Math.round(Number(rate) * 100),
  startsOn: startsOn === '' ? null : startsOn,
  endsOn: endsOn === '' ? null : endsOn,
});
