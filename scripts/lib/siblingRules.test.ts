import { expect, test } from 'vitest';
import { slowSelectors } from './siblingRules.mjs';

test.each([
  '.a>*+*',
  'legend+*',
  '.a li + li',
  '.a>*+:before',
  '.a>*+*:before',
  '.skyline g+g path',
  '.a thead th+th',
  '.b,.a li~li',
  '.a kbd:not(:first-child,kbd+kbd)',
])('%s affects any sibling', (selector) => {
  const sheet = `@media (min-width:1px){.x{color:red}${selector}{color:red}}`;
  expect(slowSelectors(sheet)).toEqual([selector]);
});

test.each([
  '.a>:not(:first-child)',
  '.a+.b',
  '.address~a',
  'li.a+li',
  '.a li+.b',
  '.a li+li.b',
  '.a:nth-child(3n+2)',
  '[data-a] .b+.c',
])('%s affects few elements', (selector) => {
  expect(slowSelectors(`${selector}{width:calc(1px + 2px)}`)).toEqual([]);
});
