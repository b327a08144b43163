import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Disclosure } from './Disclosure';

function show() {
  render(
    <>
      <Disclosure summary="News">
        {(close) => (
          <>
            <p>Some text</p>
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </Disclosure>
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'News' }));
}
const panel = () => screen.queryByText('Some text');

test('its button says whether it is open', async () => {
  await show();
  expect(panel()).toBeVisible();
  expect(screen.getByRole('button', { name: 'News', expanded: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'News' }));
  expect(panel()).not.toBeInTheDocument();
});

test('Escape closes it and gives the focus back', async () => {
  await show();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'News' })).toHaveFocus();
});

test('a press on its own text leaves it open, one elsewhere closes it', async () => {
  await show();
  await userEvent.click(screen.getByText('Some text'));
  expect(panel()).toBeVisible();
  await userEvent.click(document.body);
  expect(panel()).not.toBeInTheDocument();
});

test('going on by Tab closes it', async () => {
  await show();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(panel()).not.toBeInTheDocument();
});

test('what is inside may close it', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(panel()).not.toBeInTheDocument();
});
