import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StateSign } from './StateSign';
import { lookOf, stateLooks, type StateLook } from './stateLook';

const drawingOf = (look: StateLook | undefined) => {
  const { container } = render(<StateSign look={look} label="A state" />);
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join('|');
};

test('every state has a different sign', () => {
  const drawings = [...stateLooks, undefined].map(drawingOf);
  expect(new Set(drawings).size).toBe(stateLooks.length + 1);
});

test.each(stateLooks)(
  'the state %s is shown as text, and its sign is hidden from screen readers',
  (look) => {
    const { container } = render(<StateSign look={look} label="A state" />);
    expect(screen.getByText('A state')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);

test('a sign without text keeps its label for screen readers and as a tooltip', () => {
  render(<StateSign look="locked" label="Not in your package" isAlone />);
  expect(screen.getByText('Not in your package')).toHaveClass('visually-hidden');
  expect(screen.getByTitle('Not in your package')).toBeInTheDocument();
});

test.each(['A_STATE_OF_TOMORROW', 'constructor', ''])('the state "%s" has no look', (state) => {
  expect(lookOf({ ON: 'on' }, state)).toBeUndefined();
});

test('a state this build doesn’t know is shown without a look', () => {
  const { container } = render(<StateSign look={undefined} label="Unknown" />);
  expect(screen.getByText('Unknown')).toBeVisible();
  expect(container.firstElementChild).toHaveClass('state--unknown');
});
