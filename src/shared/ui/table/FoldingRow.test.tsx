import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PHONE } from '@/shared/hooks/useMedia';
import { FoldingRow } from './FoldingRow';

function show(width: 'phone' | 'desk', isOpenAtFirst = false) {
  const whole = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(whole(query), { matches: width === 'phone' && query === PHONE }),
  );
  render(
    <table>
      <tbody>
        <FoldingRow name="Ada" isOpenAtFirst={isOpenAtFirst}>
          <th scope="row">Ada</th>
          <td data-label="Level" data-phone="lead">
            9
          </td>
          <td data-label="Joined">May 2</td>
        </FoldingRow>
      </tbody>
    </table>,
  );
  return screen.getByRole('row');
}
const button = () => screen.getByRole('button', { name: 'Details of Ada' });

test('beside a wide window a row has its cells and nothing to open', () => {
  const row = show('desk');
  expect(row).not.toHaveClass('row-folds');
  expect(screen.getAllByRole('cell')).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('on a phone its button opens and closes the row, whose cells are all there', async () => {
  const row = show('phone');
  expect(row).toHaveClass('row-folds', { exact: true });
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(row).toHaveTextContent('May 2');
  await userEvent.click(button());
  expect(row).toHaveClass('row-folds--open');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button());
  expect(row).not.toHaveClass('row-folds--open');
});

test('a row with something to do is open from the start, and can be closed', async () => {
  const row = show('phone', true);
  expect(row).toHaveClass('row-folds--open');
  await userEvent.click(button());
  expect(row).toHaveClass('row-folds', { exact: true });
});
