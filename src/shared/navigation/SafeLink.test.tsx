import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SafeLink } from './SafeLink';

it('D3: opens another site in a new tab that cannot reach back', () => {
  render(<SafeLink href="https://docs.castlebots.io/start">Docs</SafeLink>);
  const link = screen.getByRole('link', { name: 'Docs' });
  expect(link).toHaveAttribute('href', 'https://docs.castlebots.io/start');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each(['javascript:alert(1)', 'http://evil.test', '', null])(
  'D3: is plain text when the address is %j',
  (href) => {
    render(<SafeLink href={href}>Docs</SafeLink>);
    expect(screen.getByText('Docs')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
