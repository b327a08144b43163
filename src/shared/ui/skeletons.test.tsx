import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardsSkeleton, FormSkeleton, TableSkeleton } from './skeletons';

test.each([
  ['table', TableSkeleton],
  ['cards', CardsSkeleton],
  ['form', FormSkeleton],
])('a %s on its way says so to a screen reader', (_, Skeleton) => {
  render(<Skeleton label="Loading the members" />);
  expect(screen.getByRole('status', { name: 'Loading the members' })).toBeVisible();
});
