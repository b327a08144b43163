import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sparklinePoints } from './Sparkline';
import { Stat, Stats } from './Stat';

test('a figure is shown with its label', () => {
  render(
    <Stats>
      <Stat label="Members" value="1,204" />
    </Stats>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Members');
  expect(screen.getByRole('definition')).toHaveTextContent('1,204');
});

test.each([
  [4.26, '+4.3% since last week'],
  [-12, '-12% since last week'],
  [0, '0% since last week'],
])('a change of %d is shown with its sign', (change, words) => {
  render(<Stat label="Members" value="1" change={change} since="since last week" />);
  expect(screen.getByText(words)).toBeVisible();
});

test('a change that cannot be computed is not shown', () => {
  render(<Stat label="Members" value="1" change={Number.NaN} />);
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('a sparkline runs from its lowest to its highest value', () => {
  expect(sparklinePoints([0, 10])).toBe('2.0,26.0 94.0,2.0');
});

test('a sparkline of counts starts at zero', () => {
  expect(sparklinePoints([0, 0], 0)).toBe('2.0,26.0 94.0,26.0');
  expect(sparklinePoints([2, 2], 0)).toBe('2.0,2.0 94.0,2.0');
});

test('a sparkline of equal values is level', () => {
  expect(sparklinePoints([5, 5])).toBe('2.0,14.0 94.0,14.0');
});
