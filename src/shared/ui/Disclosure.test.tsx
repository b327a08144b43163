import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepFocus } from '../focus/keepFocus';
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

test('the button shows whether the panel is open', async () => {
  await show();
  expect(panel()).toBeVisible();
  expect(screen.getByRole('button', { name: 'News', expanded: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'News' }));
  expect(panel()).not.toBeInTheDocument();
});

test('Escape closes the panel and returns the focus to the button', async () => {
  await show();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'News' })).toHaveFocus();
});

test('a click inside the panel leaves it open, a click elsewhere closes it', async () => {
  await show();
  await userEvent.click(screen.getByText('Some text'));
  expect(panel()).toBeVisible();
  await userEvent.click(document.body);
  expect(panel()).not.toBeInTheDocument();
});

test('tabbing out of the panel closes it', async () => {
  await show();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(panel()).not.toBeInTheDocument();
});

test('the panel’s content can close it', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(panel()).not.toBeInTheDocument();
});

test('G3: arrow keys cycle through the panel’s items', async () => {
  render(
    <Disclosure summary="Menu">
      {() => (
        <>
          <a href="#one">One</a>
          <button type="button">Two</button>
          <button type="button" disabled>
            Closed
          </button>
          <a href="#three">Three</a>
        </>
      )}
    </Disclosure>,
  );
  await userEvent.tab();
  for (const [key, name] of [
    ['ArrowDown', 'One'],
    ['ArrowDown', 'Two'],
    ['ArrowDown', 'Three'],
    ['ArrowDown', 'One'],
    ['ArrowUp', 'Three'],
    ['Home', 'One'],
    ['End', 'Three'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByText(name)).toHaveFocus();
  }
});

test('ArrowUp opens the panel at its last item', async () => {
  render(
    <Disclosure summary="Menu">
      {() => (
        <>
          <button type="button">One</button>
          <button type="button">Two</button>
        </>
      )}
    </Disclosure>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Two' })).toHaveFocus();
});

test('an arrow key focuses the first item once the panel’s content has loaded', async () => {
  const panel = (isHere: boolean) => (
    <Disclosure summary="Menu">
      {() => (isHere ? <button type="button">One</button> : <p>Loading…</p>)}
    </Disclosure>
  );
  const { rerender } = render(panel(false));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  rerender(panel(true));
  await waitFor(() => expect(screen.getByRole('button', { name: 'One' })).toHaveFocus());
});

test('arrow keys keep their meaning in a text field', async () => {
  render(
    <Disclosure summary="Menu">
      {() => (
        <>
          <input aria-label="Search" />
          <button type="button">One</button>
        </>
      )}
    </Disclosure>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('closing the panel from its content returns the focus to the button', async () => {
  const stop = keepFocus();
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'News' })).toHaveFocus();
  stop();
});
