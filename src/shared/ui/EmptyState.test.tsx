import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './EmptyState';

test('an empty state shows its title, its explanation and the first step', () => {
  render(
    <EmptyState title="No rules yet" action={<button type="button">Add a rule</button>}>
      Rules give roles to holders.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No rules yet' })).toBeVisible();
  expect(screen.getByText('Rules give roles to holders.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a rule' })).toBeVisible();
});
