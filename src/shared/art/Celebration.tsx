import './celebration.scss';

/** Where each pennant hangs, and its tincture. */
const pennants = [
  [14, 1],
  [38, 3],
  [62, 0],
  [86, 2],
  [110, 1],
] as const;
/** Where each coin rises. */
const coins = [26, 50, 74, 98] as const;

/**
 * A reward has arrived, or a package is active: pennants go up and coins fly, once, for 1.2 s. A still picture where
 * motion is not wanted. It ignores the pointer. The caller says in words what has happened.
 */
export default function Celebration() {
  return (
    <svg className="celebration" viewBox="0 0 136 72" aria-hidden="true">
      <path className="celebration__line" d="M4 22q64 22 128 0" />
      {pennants.map(([x, tincture], index) => (
        <path
          key={x}
          className={`celebration__pennant celebration__pennant--${String(index)}`}
          fill={`var(--avatar-${String(tincture)})`}
          d={`M${String(x)} 26h14v22l-7-7-7 7z`}
        />
      ))}
      {coins.map((x, index) => (
        <g key={x} className={`celebration__coin celebration__coin--${String(index)}`}>
          <circle cx={x} cy="58" r="6" fill="var(--art-gold)" />
          <path d={`M${String(x - 2.5)} 60.5v-5h1.5v1.5h2v-1.5h1.5v5z`} fill="var(--on-action)" />
        </g>
      ))}
    </svg>
  );
}
