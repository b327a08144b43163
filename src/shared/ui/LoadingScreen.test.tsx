import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoadingScreen } from './LoadingScreen';

describe('LoadingScreen', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('shows how far the loading is', () => {
    render(<LoadingScreen progress={30} max={120} />);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toHaveAttribute('value', '30');
  });

  test('holds the message back for 5000 ms', () => {
    render(<LoadingScreen message="Opening the gate" />);
    act(() => void vi.advanceTimersByTime(4999));
    expect(screen.queryByText('Opening the gate')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('Opening the gate')).toBeInTheDocument();
  });

  test('hides the bar once progress equals max', () => {
    render(<LoadingScreen progress={100} max={100} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('hides the message once progress equals max', () => {
    render(<LoadingScreen progress={100} max={100} message="Opening the gate" />);
    act(() => void vi.advanceTimersByTime(6000));
    expect(screen.queryByText('Opening the gate')).not.toBeInTheDocument();
  });

  test('takes a progress that is no number for none', () => {
    render(<LoadingScreen progress={Number.NaN} max={10} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  });
});
