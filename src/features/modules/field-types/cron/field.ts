import * as z from 'zod/mini';
import { asText, plainWords } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';
import { partsIn, whyNoPattern } from './faults';
import { isPattern, runsOf, tidyPattern } from './pattern';

declare module '../fieldType' {
  interface FieldTypes {
    cron: { tidy: (typed: string) => string };
  }
}

/** Posts may not come thicker than this (ADR own-module-limits), in seconds. */
export const LEAST_GAP = 300;

/** A cron pattern of five parts that does fire, and not too often. */
export const cron = <Beside extends string = never>(about: About<Beside>) =>
  field<string, Beside>(about, {
    schema: z.string('Enter a cron pattern.').check(
      z.overwrite(tidyPattern),
      z.refine((text) => !text.startsWith('@'), {
        error: ({ input }) => insteadOf(input),
        abort: true,
      }),
      z.refine(isPattern, {
        error: ({ input }) => whyNoPattern(String(input)),
        abort: true,
      }),
      z.refine((text) => runsOf(text).length > 0, {
        error: ({ input }) => whyNever(String(input)),
        abort: true,
      }),
      z.refine((text) => gapsOf(text).every((gap) => gap >= LEAST_GAP * 1000), {
        error: ({ input }) => whyTooOften(String(input)),
      }),
    ),
    initial: '0 18 * * 5',
    read: asText,
    isShort: true,
    control: { type: 'cron', tidy: tidyPattern },
    words: plainWords,
  });

/** Nicknames of patterns, which some crons know: here a pattern is always its five parts. */
const NICKNAMES: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

function insteadOf(nickname: unknown): string {
  const parts = NICKNAMES[String(nickname).trim().toLowerCase()];
  return parts === undefined
    ? 'Names such as @daily aren’t supported. Enter 5 parts: minute, hour, day, month, weekday.'
    : `Use “${parts}” instead of ${String(nickname).trim()}.`;
}

function whyNever(text: string): string {
  const [, , day = '', month = ''] = partsIn(text);
  return `The day “${day}” never occurs in the month “${month}”.`;
}

const whyTooOften = (text: string) =>
  `Minimum 5 minutes between posts. Change the minute “${partsIn(text)[0] ?? ''}”.`;

const gapsOf = (text: string) => {
  const runs = runsOf(text).map((run) => run.getTime());
  return runs.slice(1).map((run, index) => run - (runs[index] ?? run));
};
