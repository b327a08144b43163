import { serverScopes, type ServerScope } from '@/features/earning/leaderboards/crossServer';

const names: Readonly<Record<ServerScope, string>> = { MINE: 'My servers', ALL: 'All servers' };

interface ScopeChoiceProps {
  value: ServerScope;
  onChoose: (scope: ServerScope) => void;
}

/** Whose servers count, side by side. */
export const ScopeChoice = ({ value, onChoose }: ScopeChoiceProps) => (
  <div className="board-windows" role="group" aria-label="Servers">
    {serverScopes.map((scope) => (
      <button
        key={scope}
        type="button"
        className="board-windows__one"
        aria-pressed={scope === value}
        onClick={() => onChoose(scope)}
      >
        {names[scope]}
      </button>
    ))}
  </div>
);
