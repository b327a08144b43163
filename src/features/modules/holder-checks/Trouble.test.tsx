import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Trouble } from './Trouble';

const error = {
  success: false,
  message: 'Check the fields.',
  status: 400,
  errors: [{ path: 'rewardRoles', message: 'Choose a role.' }],
};

function Page() {
  const [params] = useSearchParams();
  const isForm = !params.has('view') && params.get('tab') === 'crypto';
  return (
    <>
      <div hidden={!isForm}>
        <input data-field="values.rewardRoles" data-entry="" aria-label="Roles" />
      </div>
      <Trouble
        error={error}
        otherwise=""
        onRetry={() => undefined}
        labelOf={() => 'Reward roles'}
        leadsToForm
      />
    </>
  );
}

test('an error of the preview leads to its field in the form', async () => {
  render(
    <MemoryRouter initialEntries={['/?tab=crypto&view=dry-run']}>
      <Page />
    </MemoryRouter>,
  );
  expect(screen.getByText('Choose a role.', { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reward roles' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Roles' })).toHaveFocus());
});
