import { expect, test } from 'vitest';
import { classesIn, styledIn } from './classes.mjs';

test('a component’s classes are found in texts and templates, each once', () => {
  const source =
    '<p className="panel wide" /><p className={`panel ${isOn ? "on" : ""} last`} /><p id="no" />';
  expect(classesIn(source)).toEqual(['panel', 'wide', 'last']);
});

test('a name that is only known with a value is not one', () => {
  expect(classesIn('<p className={`tile tile--${state}`} />')).toEqual(['tile']);
});

test('a style sheet’s classes are those of its selectors', () => {
  expect([...styledIn('.panel > .panel__head:hover{margin:.5rem}')]).toEqual([
    'panel',
    'panel__head',
  ]);
});
