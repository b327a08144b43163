import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PersonPicture, ServerPicture } from './pictures';
import { QuestPicture } from './QuestPicture';

test('a server without an icon has a shield, with its initials until that has come', async () => {
  const { container } = render(<ServerPicture src={null} name="Quiet Tower" size={48} />);
  await waitFor(() =>
    expect(container.querySelector('svg')).toHaveClass('avatar', 'avatar--48', 'avatar--tile'),
  );
  expect(screen.queryByText('QT')).not.toBeInTheDocument();
});

test('a person whose picture doesn’t load has a crest', async () => {
  const { container } = render(<PersonPicture src="/gone.png" name="Mira Moat" size={22} />);
  fireEvent.error(container.querySelector('img') ?? container);
  await waitFor(() => expect(container.querySelector('svg')).toHaveClass('avatar--round'));
});

test('a quest shows its owner’s picture, and a drawn cover once that doesn’t load', async () => {
  const { container } = render(
    <QuestPicture src="/cover.png" title="Say hello" firstKind="TEXT" shape="wide" />,
  );
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/cover.png');
  expect(picture).toHaveAttribute('alt', '');
  fireEvent.error(picture ?? container);
  await waitFor(() => expect(container.querySelector('svg')).toHaveClass('quest-picture'));
});
