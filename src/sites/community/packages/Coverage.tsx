import { CheckIcon, CloseIcon } from '@/shared/ui/icons';
import type { Cover } from './needs';

/** So many needs are listed one by one; of more, only those that are missing. */
const LISTED = 5;

interface CoverageProps {
  /** Of which package, for screen readers. */
  name: string;
  cover: readonly Cover[];
  /** It is the smallest that covers all of them. */
  isEnough: boolean;
}

/** Which of the server's needs a package covers; nothing where none are known. */
export function Coverage({ name, cover, isEnough }: CoverageProps) {
  if (cover.length === 0) return null;
  const covered = cover.filter(({ isCovered }) => isCovered).length;
  const missing = cover.filter(({ isCovered }) => !isCovered);
  const listed = cover.length <= LISTED ? cover : missing.slice(0, LISTED);
  const rest = cover.length <= LISTED ? 0 : missing.length - listed.length;
  return (
    <div className={`coverage ${isEnough ? 'coverage--enough' : ''}`}>
      <p className="coverage__sum">{sumOf(cover, covered, isEnough)}</p>
      {listed.length === 0 ? null : (
        <ul className="coverage__needs" aria-label={`Your needs and ${name}`}>
          {listed.map(({ title, isCovered }) => (
            <li key={title} className={isCovered ? 'coverage__need' : 'coverage__missing'}>
              {isCovered ? <CheckIcon /> : <CloseIcon />}
              <span>
                {title}
                <span className="visually-hidden">{isCovered ? ': covered' : ': missing'}</span>
              </span>
            </li>
          ))}
          {rest > 0 ? <li className="coverage__missing">{`and ${String(rest)} more`}</li> : null}
        </ul>
      )}
    </div>
  );
}

function sumOf(cover: readonly Cover[], covered: number, isEnough: boolean): string {
  const all = cover.length;
  if (isEnough) return 'Best fit for your needs';
  const [only] = cover;
  if (only && all === 1)
    return covered === 1
      ? `Covers what you use: ${only.title}`
      : `Lacks what you use: ${only.title}`;
  if (covered === all)
    return all === 2 ? 'Covers both of your needs' : `Covers all ${String(all)} of your needs`;
  return `Covers ${String(covered)} of your ${String(all)} needs`;
}
