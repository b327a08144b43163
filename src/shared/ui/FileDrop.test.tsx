import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FileDrop } from './FileDrop';

function Example() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileDrop
      label="Server icon"
      types={['image/png']}
      typeNames="a PNG picture"
      maxBytes={2000}
      file={file}
      onChange={setFile}
    />
  );
}

const png = (bytes: number, name = 'icon.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const input = () => screen.getByLabelText('Server icon');

test('a chosen file is shown with its size, and can be taken away', async () => {
  render(<Example />);
  await userEvent.upload(input(), png(1500));
  expect(screen.getByText('icon.png')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('icon.png')).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
});

test('a dropped file is taken too', () => {
  render(<Example />);
  const place = screen.getByText(/Drop a file here/);
  fireEvent.drop(place, { dataTransfer: { files: [png(10, 'dropped.png')] } });
  expect(screen.getByText('dropped.png')).toBeVisible();
});

test.each([
  [png(2001), 'This file is too large.'],
  [png(0), 'This file is empty.'],
  [new File(['x'], 'icon.png', { type: 'text/html' }), 'This file isn’t a PNG picture.'],
])('a file against the rules is refused with the reason', (file, reason) => {
  render(<Example />);
  fireEvent.drop(screen.getByText(/Drop a file here/), { dataTransfer: { files: [file] } });
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});
