import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { staticSection } from './staticSection';

const Part = () => <p>From its code</p>;

test('without what the build has written its code draws it', async () => {
  const Written = staticSection('part', async () => Part);
  render(<Written />);
  expect(await screen.findByText('From its code')).toBeVisible();
});

test('what the build has written stays as it is, and no code is fetched', () => {
  const load = vi.fn<() => Promise<typeof Part>>(async () => Part);
  const container = document.createElement('div');
  container.innerHTML = '<div id="part"><p>From the build</p></div>';
  document.body.append(container);
  const before = screen.getByText('From the build');
  const Written = staticSection('part', load);
  const { rerender } = render(<Written />, { container, hydrate: true });
  rerender(<Written />);
  expect(screen.getByText('From the build')).toBe(before);
  expect(load).not.toHaveBeenCalled();
});

test('drawn anew, as after a difference, it is the same', () => {
  const container = document.createElement('div');
  document.body.innerHTML = '<div id="part"><p>From the build</p></div>';
  document.body.append(container);
  const Written = staticSection('part', async () => Part);
  render(<Written />, { container });
  expect(container).toHaveTextContent('From the build');
});
