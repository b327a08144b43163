import { Pin } from 'lucide-react';
import { failureText } from '@/shared/api/queryError';
import { notify } from '@/shared/ui/toast';
import { usePinServerMutation } from './membershipsApi';

interface PinButtonProps {
  slug: string;
  name: string;
  isPinned: boolean;
}

/** Keeps a server at the top of one's list. */
export function PinButton({ slug, name, isPinned }: PinButtonProps) {
  const [pin, { isLoading }] = usePinServerMutation();
  const change = async () => {
    const { error } = await pin({ slug, isPinned: !isPinned });
    if (error) notify('error', failureText(error, 'Couldn’t save.'));
  };
  return (
    <button
      type="button"
      className="btn btn-outline-secondary pin-button"
      aria-pressed={isPinned}
      aria-label={`Pin ${name} to the top`}
      title={isPinned ? 'Pinned to the top' : 'Pin to the top'}
      aria-busy={isLoading}
      onClick={() => {
        if (!isLoading) void change();
      }}
    >
      <Pin aria-hidden="true" />
    </button>
  );
}
