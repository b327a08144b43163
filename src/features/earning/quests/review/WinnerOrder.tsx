import { MemberName } from '@/shared/ui/names/MemberName';
import { announce } from '@/shared/ui/announce';
import type { Submission } from './submission';

interface WinnerOrderProps {
  chosen: readonly Submission[];
  onChange: (chosen: readonly Submission[]) => void;
}

/** The chosen ones in their order, which is changed by buttons. */
export function WinnerOrder({ chosen, onChange }: WinnerOrderProps) {
  if (chosen.length === 0)
    return <p className="winners__note">Choose the first winner in the list below.</p>;
  const move = (index: number, by: -1 | 1) => {
    const [moved, ...others] = [chosen[index], ...chosen.filter((_, at) => at !== index)];
    if (!moved || index + by < 0 || index + by >= chosen.length) return;
    onChange([...others.slice(0, index + by), moved, ...others.slice(index + by)].filter(isThere));
    announce(`${moved.member.name} moved to rank ${index + by + 1}.`);
  };
  return (
    <ol className="winners__places">
      {chosen.map(({ id, member }, index) => (
        <li key={id}>
          <MemberName name={member.name} username={member.username} picture={member.picture} />
          <span className="winners__buttons">
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={`Move ${member.name} up`}
              aria-disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              Up
            </button>
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={`Move ${member.name} down`}
              aria-disabled={index === chosen.length - 1}
              onClick={() => move(index, 1)}
            >
              Down
            </button>
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={`Remove ${member.name}`}
              onClick={() => onChange(chosen.filter((each) => each.id !== id))}
            >
              Remove
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}

const isThere = (submission: Submission | undefined): submission is Submission =>
  submission !== undefined;
