import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { badgeCharges } from '@/shared/art/badgeCharges';
import { BadgeArt } from './BadgeArt';
import { badgeArts, badgeTones } from './badge';
import BadgeDrawing from './BadgeDrawing';

const drawn = (art: string, tone: string, isLocked = false) =>
  render(<BadgeDrawing art={art} tone={tone} isLocked={isLocked} className="" />).container
    .innerHTML;

test('each motif, color and lock state has its own drawing', () => {
  expect(Object.keys(badgeCharges)).toEqual([...badgeArts]);
  const all = badgeArts.flatMap((art) => badgeTones.map((tone) => drawn(art, tone)));
  expect(new Set(all).size).toBe(badgeArts.length * badgeTones.length);
  expect(all).not.toContain(drawn('key', 'ruby', true));
});

test('a motif or color of a later version is drawn as the first one', () => {
  expect(drawn('griffin', 'plaid')).toBe(drawn('tower', 'ruby'));
});

test('a badge without a name is hidden from screen readers', () => {
  render(<BadgeArt art="key" tone="ruby" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  render(<BadgeArt art="key" tone="ruby" name="Key keeper" />);
  expect(screen.getByRole('img', { name: 'Key keeper' })).toBeInTheDocument();
});
