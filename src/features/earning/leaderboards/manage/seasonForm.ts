import * as z from 'zod/mini';
import type { ClaimToken } from '@/features/earning/claims/claim';
import { noAmount, unitsOf } from '@/features/earning/ledger-wallet/ledgerWalletWords';
import type { FieldError } from '@/shared/api/envelope';
import { amountText } from '@/shared/format/amounts';
import { timeOf } from '@/shared/time/timeOf';
import { DAY } from '@/shared/time/durations';
import type { Season } from '../leaderboard';
import { LEAST_SOL, rangeTroubles, type PrizeBody } from '../prizeRules';
import { prizeKinds, type Prize } from '../prizes';
import { MOST_PRIZE, seasonFields } from '../rules';

const day = z
  .string('Pick a date.')
  .check(z.refine((text) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)), 'Pick a date.'));

const WINNERS = 'Enter a whole number from 1 to 100.';
const RANK = 'Enter a rank from 1 to 100.';
const number = (words: string, most: number) =>
  z.int(words).check(z.minimum(1, words), z.maximum(most, words));

/** A prize in the form, with the amount as typed. Only the fields of its kind count. */
const prizeSchema = z.object({
  from: number(RANK, 100),
  to: number(RANK, 100),
  kind: z.enum(prizeKinds),
  /** '' is SOL. */
  currency: z.string(),
  amount: z.string(),
  points: z.union([z.number(), z.string()]),
  roles: z.array(z.string()),
  text: z.string().check(z.maxLength(MOST_PRIZE, `Maximum ${String(MOST_PRIZE)} characters.`)),
});
export type PrizeValues = z.output<typeof prizeSchema>;

/**
 * A season as its form has it: whole days in UTC, of which the last one still counts. The names of its times are
 * those of the call, so that what the server refuses is shown at them.
 */
export const seasonSchema = z
  .object({
    ...seasonFields,
    winners: z.union([z.literal(''), number(WINNERS, 100)]),
    prizes: z.array(prizeSchema),
    start: z.enum(['NOW', 'DAY']),
    startsAt: z.string(),
    endsAt: day,
  })
  .check(
    z.refine(({ start, startsAt }) => start === 'NOW' || day.safeParse(startsAt).success, {
      path: ['startsAt'],
      error: 'Pick a date.',
    }),
  );
export type SeasonValues = z.output<typeof seasonSchema>;

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);
const midnight = (text: string) => Date.parse(`${text}T00:00:00Z`);

/** What the form begins with. */
export function valuesOf(season: Season | null): z.input<typeof seasonSchema> {
  const startsAt = timeOf(season?.startsAt ?? null);
  const endsAt = timeOf(season?.endsAt ?? null);
  return {
    name: season?.name ?? '',
    prize: season?.prize ?? '',
    winners: season?.winners ?? '',
    prizes: (season?.prizes ?? []).map(prizeValues),
    start: season === null ? 'NOW' : 'DAY',
    startsAt: startsAt === null ? '' : dayText(startsAt),
    // The day before the midnight it ends at.
    endsAt: endsAt === null ? '' : dayText(endsAt - 1),
  };
}

const prizeValues = ({ from, to, kind, token, amount, points, roleId, text }: Prize) => ({
  ...newPrize(from, to),
  kind: prizeKinds.find((each) => each === kind) ?? 'OTHER',
  currency: token?.mint ?? '',
  amount: token && amount !== null ? amountText(BigInt(amount), token.decimals) : '',
  points: points ?? '',
  roles: roleId === null ? [] : [roleId],
  text,
});

/** An empty prize for a range of ranks. */
export const newPrize = (from: number, to: number): PrizeValues => ({
  from,
  to,
  kind: 'TOKEN',
  currency: '',
  amount: '',
  points: '',
  roles: [],
  text: '',
});

/** The rank after the last one with a prize, where the next prize begins. */
export function nextPrize(prizes: readonly Pick<PrizeValues, 'to'>[]): PrizeValues {
  const last = Math.max(0, ...prizes.map(({ to }) => (Number.isInteger(to) ? to : 0)));
  const rank = Math.min(100, last + 1);
  return newPrize(rank, rank);
}

/** Token of a prize; undefined if the ledger wallet doesn't hold it. */
export const tokenIn = (
  tokens: readonly ClaimToken[],
  { currency }: Pick<PrizeValues, 'currency'>,
) => tokens.find(({ mint }) => (mint ?? '') === currency);

/** Body of the call, or the errors by field. */
export function bodyOf(values: SeasonValues, tokens: readonly ClaimToken[]) {
  const { name, prize, winners, start, startsAt, endsAt } = values;
  const errors: FieldError[] = rangeTroubles(values.prizes);
  const prizes = values.prizes.map((each, index) =>
    prizeBodyOf(each, tokens, (path, message) =>
      errors.push({ path: `prizes.${String(index)}.${path}`, message }),
    ),
  );
  if (errors.length > 0) return { errors };
  return {
    body: {
      name,
      prize,
      winners: winners === '' ? null : winners,
      prizes,
      startsAt: start === 'NOW' ? null : new Date(midnight(startsAt)).toISOString(),
      endsAt: new Date(midnight(endsAt) + DAY).toISOString(),
    },
  };
}

function prizeBodyOf(
  values: PrizeValues,
  tokens: readonly ClaimToken[],
  wrong: (path: string, message: string) => void,
): PrizeBody {
  const { from, to, kind, points, roles } = values;
  const body = { from, to, kind, mint: null, amount: null, points: null, roleId: null, text: '' };
  if (kind === 'TOKEN') {
    const token = tokenIn(tokens, values);
    const units = token ? unitsOf(values.amount, token) : null;
    if (!token)
      wrong(
        'currency',
        'The ledger wallet doesn’t hold this token. Deposit some, or choose another token.',
      );
    else if (units === null || units === 0n) wrong('amount', noAmount(token));
    else if (token.mint === null && units < LEAST_SOL)
      wrong('amount', 'Enter at least 0.001 SOL. Empty wallets can’t receive less.');
    return { ...body, mint: token?.mint ?? null, amount: (units ?? 0n).toString() };
  }
  if (kind === 'POINTS') {
    const isRight = typeof points === 'number' && Number.isInteger(points) && points >= 1;
    if (!isRight || points > 1_000_000)
      wrong('points', 'Enter a whole number of points from 1 to 1,000,000.');
    return { ...body, points: isRight ? points : null };
  }
  if (kind === 'ROLE') {
    const [roleId = null] = roles;
    if (roleId === null) wrong('roles', 'Choose a role.');
    return { ...body, roleId };
  }
  const text = values.text.trim();
  if (text === '') wrong('text', 'Enter a prize.');
  return { ...body, text };
}

const fields: Readonly<Record<string, string>> = { mint: 'currency', roleId: 'roles' };

/** Moves errors of the call to the fields of the form. */
export const atFields = (errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ path, message }) => ({
    path: path.replace(/^(prizes\.\d+)\.(mint|roleId)$/, (_, at: string, name: string) => {
      return `${at}.${fields[name] ?? name}`;
    }),
    message,
  }));
