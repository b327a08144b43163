import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { staticSection } from './staticSection';

const Part = () => <p>From its code</p>;

test('a section without prerendered HTML is rendered from its code', async () => {
  const Written = staticSection('part', async () => Part);
  render(<Written />);
  expect(await screen.findByText('From its code')).toBeVisible();
});

test('prerendered HTML stays as it is, and no code is fetched', () => {
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

test('a section rendered without hydration shows the prerendered HTML', () => {
  const container = document.createElement('div');
  document.body.innerHTML = '<div id="part"><p>From the build</p></div>';
  document.body.append(container);
  const Written = staticSection('part', async () => Part);
  render(<Written />, { container });
  expect(container).toHaveTextContent('From the build');
});
