import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { EstimateTrouble } from './EstimateTrouble';

const error = {
  success: false,
  message: 'Some fields are invalid.',
  status: 400,
  errors: [
    { path: 'rate', message: 'Enter an amount.' },
    { path: 'budgetTotal', message: 'Must cover at least 3 periods.' },
  ],
};

test('each error of an estimate is an item that leads to its field', () => {
  render(
    <MemoryRouter initialEntries={['/?tab=estimate']}>
      <EstimateTrouble
        error={error}
        onRetry={() => undefined}
        labelOf={(path) => `Label ${path}`}
      />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Label rate: Enter an amount.',
    'Label budgetTotal: Must cover at least 3 periods.',
  ]);
  expect(screen.getByRole('link', { name: 'Label rate' })).toHaveAttribute('href', '/?field=rate');
});
