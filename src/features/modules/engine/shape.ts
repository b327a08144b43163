import type { Values } from '../common-fields/field';
import { isValues } from './paths';

/** Reads values as each type (`Field.read`). */
export const asNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts of a list of tags or checked boxes. */
export const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

export const asSwitch = (value: unknown): boolean => value === true;

export const asValues = (value: unknown): Values => (isValues(value) ? value : {});

/** The items of a list that are objects. */
export const asItems = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter(isValues) : [];

/** A text or number as text; a dash for anything else. */
export const plainWords = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
