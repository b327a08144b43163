import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from '@/shared/ui/EmptyState';
import { StatusPage } from '@/shared/ui/StatusPage';
import { Scene } from './Scene';
import SceneDrawing from './scenes/SceneDrawing';
import { sceneNames } from './scenes/sceneNames';

test.each(sceneNames)('the scene %s has valid paths and none twice', (name) => {
  const { container } = render(
    <svg>
      <SceneDrawing name={name} />
    </svg>,
  );
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(paths.length).toBeGreaterThan(5);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^M[-\d.\sa-z]+$/iu);
});

test('a scene has its size before its drawing comes, and is hidden from screen readers', async () => {
  const { container } = render(<Scene name="gate" width={240} />);
  const frame = container.querySelector('svg');
  expect(frame).toHaveAttribute('width', '240');
  expect(frame).toHaveAttribute('height', '180');
  expect(frame).toHaveAttribute('aria-hidden', 'true');
  await waitFor(() => expect(frame?.querySelectorAll('path').length).toBeGreaterThan(5));
});

test('an empty state shows a scene only where it names one', () => {
  const { container, rerender } = render(<EmptyState title="No rules yet">Add one.</EmptyState>);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  rerender(
    <EmptyState title="No rules yet" scene="chest">
      Add one.
    </EmptyState>,
  );
  expect(container.querySelector('svg')).toBeVisible();
});

test('a page in place of another is named by its title, not by its scene or number', () => {
  const { container } = render(
    <StatusPage scene="wall" code="404" title="Page not found" actions={null}>
      <p>Check the address.</p>
    </StatusPage>,
  );
  expect(screen.getByRole('region', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeVisible();
});
