interface FlameProps {
  isLit: boolean;
  /** Today doesn't count yet: only the outline is lit. */
  isWaiting?: boolean;
}

const FLAME =
  'M17 2c5.5 5 8 9.5 8 14a9 9 0 0 1-18 0c0-4 2-7 4.5-9.5 0 3.5 1 5.5 2.5 6.5 0-4.5 1-8 3-11z';
const CORE = 'M16.5 14c2 2 3 3.5 3 5.5a3.5 3.5 0 0 1-7 0c0-2 1.5-3.5 4-5.5z';

/** Icon of a streak. The text is beside it. */
export const Flame = ({ isLit, isWaiting = false }: FlameProps) => (
  <svg
    className={isLit ? 'flame flame--lit' : 'flame'}
    viewBox="0 0 32 32"
    width="40"
    height="40"
    aria-hidden="true"
  >
    <path className={isWaiting ? 'flame__waiting' : 'flame__body'} d={FLAME} />
    <path className="flame__core" d={CORE} />
    <path className="flame__stick" d="M10 25h12l-2 6h-8z" />
  </svg>
);
