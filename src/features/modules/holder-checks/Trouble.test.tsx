import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Trouble } from './Trouble';

const error = {
  success: false,
  message: 'Check the fields.',
  status: 400,
  errors: [{ path: 'rewardRoles', message: 'Choose a role.' }],
};

test('an error of the preview links to its field in the form', () => {
  render(
    <MemoryRouter initialEntries={['/?tab=crypto&view=dry-run']}>
      <Trouble
        error={error}
        otherwise=""
        onRetry={() => undefined}
        labelOf={() => 'Reward roles'}
        leadsToForm
      />
    </MemoryRouter>,
  );
  expect(screen.getByText('Choose a role.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reward roles' })).toHaveAttribute(
    'href',
    '/?tab=crypto&field=rewardRoles',
  );
});
