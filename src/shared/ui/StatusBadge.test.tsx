import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadge } from './StatusBadge';

const colours = { OPEN: 'success' } as const;

test('a known status has its colour', () => {
  render(<StatusBadge status="OPEN" colours={colours} />);
  expect(screen.getByText('OPEN')).toHaveClass('text-bg-success');
});

test.each(['NEVER_HEARD_OF', 'constructor', ''])('an unknown status is plain: %j', (status) => {
  const { container } = render(<StatusBadge status={status} colours={colours} />);
  expect(container.firstElementChild).toHaveTextContent(status);
  expect(container.firstElementChild).toHaveClass('text-bg-secondary');
});
