import type { Values } from '../fields/field';
import { isValues } from './valuesAt';

/** A number a form holds; another while something else is typed. */
export const numberAt = (values: Values, name: string, otherwise = 0): number => {
  const value = values[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
};

/** A text a form holds; empty while there is none. */
export const textAt = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** The texts of a list of tags or ticked boxes. */
export const textsAt = (values: Values, name: string): string[] => {
  const value = values[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

/** The items of a list, those that are well formed. */
export const itemsAt = (values: Values, name: string): Values[] => {
  const value = values[name];
  return Array.isArray(value) ? value.filter(isValues) : [];
};

export const isOn = (values: Values, name: string): boolean => values[name] === true;
