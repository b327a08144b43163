import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { order, pending, refusal, serverDetails, success, unanswered, user } from './api';
import type { SpecifiedApi } from './api';
import { bound } from './observed';
import { openSite } from './product';
import { findSaid, findToast } from './toasts';

const SERVER = 'server-1';
const CANCEL = bound('call.cancelOrder').replace('{id}', 'order-1');

/** The User Orders screen of the community site. */
export function orderTests(api: SpecifiedApi) {
  const answerOrders = (...orders: unknown[]) =>
    api.answer(bound('call.orders').replace('{serverId}', SERVER), () =>
      success({ [bound('answer.orders')]: orders }),
    );

  function open() {
    api.answer(bound('call.authenticate'), user(true, true));
    api.answer(bound('call.serverDetails').replace('{id}', SERVER), () =>
      success(serverDetails(SERVER)),
    );
    localStorage.setItem(bound('storage.server'), SERVER);
    return openSite('community', '/dashboard/user-order');
  }
  const rowOf = async (id: string) => {
    const cell = await screen.findByRole('cell', { name: `Package ${id}` });
    return within(cell.closest('tr') ?? cell);
  };

  describe('the orders of a server', () => {
    test('are a table with the bound columns, statuses, colors and actions', async () => {
      const colors = Object.entries(bound('orders.colors'));
      answerOrders(...colors.map(([status]) => order(status, status, 8)));
      open();
      const headers = await screen.findAllByRole('columnheader');
      expect(headers.map(({ textContent }) => textContent)).toEqual(bound('orders.columns'));

      const [[purchase, payment] = []] = Object.entries(bound('orders.purchase'));
      for (const [status, color] of colors) {
        const row = await rowOf(status);
        const badge = row.getByText(status, { selector: '.badge' });
        expect({ status, classes: [...badge.classList] }).toEqual({
          status,
          classes: expect.arrayContaining([expect.stringMatching(`^(text-)?bg-${color}$`)]),
        });
        const price = row.getByRole('cell', { name: `1.25 ${bound('orders.currency')}` });
        expect(price).toBeVisible();
        const isActionable = bound('orders.actionable').some((each) => each === status);
        expect(row.queryAllByText(bound('orders.cancel'))).toHaveLength(isActionable ? 1 : 0);
        const links = row.queryAllByText(purchase ?? '').map((link) => link.getAttribute('href'));
        expect(links).toEqual(isActionable ? [`${payment ?? ''}${status}`] : []);
      }
      const [[back, packages] = []] = Object.entries(bound('orders.back'));
      expect(screen.getByRole('link', { name: back ?? '' })).toHaveAttribute('href', packages);
    });

    test('show three features, and the rest on request', async () => {
      answerOrders(order('order-1', 'ENABLED', 8));
      open();
      const row = await rowOf('order-1');
      const features = () => row.getAllByText(/^Feature \d$/, { selector: '.badge' });
      expect(features()).toHaveLength(bound('orders.group'));
      await userEvent.click(row.getByText(bound('orders.more')));
      expect(features()).toHaveLength(8);
      await userEvent.click(row.getByText(bound('orders.less')));
      expect(features()).toHaveLength(bound('orders.group'));
    });

    test('pass an order to its payment page', async () => {
      const bought = order('order-1', 'PENDING', 2);
      answerOrders(bought);
      open();
      const row = await rowOf('order-1');
      const [[purchase, payment] = []] = Object.entries(bound('orders.purchase'));
      await userEvent.click(row.getByText(purchase ?? ''));
      await waitFor(() => expect(window.location.pathname).toBe(`${payment ?? ''}order-1`));
      const passed: unknown = Reflect.get(Object(window.history.state), 'usr');
      const [id, server, price] = bound('orders.passed');
      expect(passed).toMatchObject({ [id]: 'order-1', [server]: SERVER, [price]: '1.25' });
      expect(Object.values(Object(passed))).toContainEqual(bought.package.items);
    });

    test('say that they are loading', async () => {
      api.answer(bound('call.orders').replace('{serverId}', SERVER), pending);
      open();
      expect(await screen.findByText(bound('orders.loading'))).toBeVisible();
    });

    test('say that there are none', async () => {
      answerOrders();
      open();
      expect(await screen.findByText(bound('orders.empty'))).toBeVisible();
    });

    test('come with a notice while one is verified', async () => {
      answerOrders(order('order-1', bound('verifying.status')));
      open();
      const notice = await screen.findByText(new RegExp(bound('verifying.time')));
      for (const word of bound('verifying.words')) {
        expect(notice).toHaveTextContent(new RegExp(`\\b${word}\\b`, 'i'));
      }
    });

    test('come without the notice while none is verified', async () => {
      const others = Object.keys(bound('orders.colors')).filter(
        (status) => status !== bound('verifying.status'),
      );
      answerOrders(...others.map((status) => order(status, status)));
      open();
      await screen.findAllByRole('columnheader');
      expect(screen.queryByText(new RegExp(bound('verifying.time')))).not.toBeInTheDocument();
    });
  });

  describe('cancelling an order', () => {
    async function ask() {
      answerOrders(order('order-1', 'PENDING'));
      open();
      await userEvent.click((await rowOf('order-1')).getByText(bound('orders.cancel')));
      const dialog = within(await screen.findByRole('dialog', { name: bound('cancel.title') }));
      expect(dialog.getByText(bound('cancel.question'))).toBeVisible();
      return {
        yes: dialog.getByRole('button', { name: bound('cancel.yes') }),
        no: dialog.getByRole('button', { name: bound('cancel.no') }),
      };
    }
    const statusOf = async () => (await rowOf('order-1')).queryByText(bound('cancel.status'));

    test('asks first, and No sends nothing', async () => {
      const { no } = await ask();
      await userEvent.click(no);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(api.sent(CANCEL)).toEqual([]);
      expect(await statusOf()).not.toBeInTheDocument();
    });

    test('shows the message of the server and the new status', async () => {
      api.answer(CANCEL, () => success(null, 'It is off.'));
      const { yes } = await ask();
      await userEvent.click(yes);
      expect(await findSaid('It is off.')).toBeInTheDocument();
      expect(await statusOf()).toBeVisible();
      expect(api.sent(CANCEL).map(({ body }) => body)).toEqual(['']);
      expect(api.sent(bound('call.orders').replace('{serverId}', SERVER))).toHaveLength(1);
    });

    test('shows the message of a refusal', async () => {
      api.answer(CANCEL, () => refusal(409, 'It is too late.'));
      const { yes } = await ask();
      await userEvent.click(yes);
      expect(await findToast('error')).toHaveTextContent('It is too late.');
      expect(await statusOf()).not.toBeInTheDocument();
    });

    test('says so when no answer came', async () => {
      api.answer(CANCEL, unanswered);
      const { yes } = await ask();
      await userEvent.click(yes);
      expect(await findSaid(bound('error.cancelOrder'))).toBeInTheDocument();
    });
  });
}
