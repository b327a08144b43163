// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createChain } from './createChain';

// A platform for which the package has no binary.
vi.mock('./vm/litesvm', () => ({ createLiteSvm: () => Promise.resolve(null) }));

const clock = { now: () => 1_700_000_000_000 };
const ANYONE = '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb';

test('without litesvm a simulated chain starts, with a single notice', async () => {
  const said = vi.spyOn(console, 'info').mockReturnValue();
  const chain = await createChain({ clock });
  await createChain({ clock });
  chain.airdrop(ANYONE, 7n);
  expect(chain.balance(ANYONE)).toBe(7n);
  expect(said).toHaveBeenCalledOnce();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('a simulated chain is used instead'));
});

test('an explicit request for litesvm fails with an error', async () => {
  await expect(createChain({ clock, vm: 'litesvm' })).rejects.toThrow('litesvm');
});
