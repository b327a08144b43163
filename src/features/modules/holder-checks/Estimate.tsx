import type { StepsProps } from '@/features/modules/engine/pageTabs';
import type { HolderRule } from '@/features/modules/definitions/holder-verification/definition';
import { failureText } from '@/shared/api/queryError';
import { inNumbers } from '@/shared/format/numbers';
import { usePaused } from '@/shared/hooks/usePaused';
import { counted } from '@/shared/text/language';
import type { HolderEstimate } from './holderCheck';
import type { HolderModule } from './holderModules';
import { useEstimateQuery } from './holderChecksApi';
import './holderChecks.scss';

interface EstimateProps extends StepsProps {
  module: HolderModule;
}

/** Time without changes before members are counted (ms). */
const QUIET = 400;
/** Fields that decide which members qualify. */
const DECIDING = [
  'match',
  'conditions',
  'walletScope',
] as const satisfies readonly (keyof HolderRule)[];

/** How many members would qualify with the current values, and how many wallets hold the asset. */
export function Estimate({ serverId, module, values, wrong }: EstimateProps) {
  const deciding = Object.fromEntries(DECIDING.map((name) => [name, values[name]]));
  const isWhole = !wrong.some((path) => DECIDING.some((name) => path.split('.')[0] === name));
  const now = isWhole ? JSON.stringify(deciding) : '';
  const asked = usePaused(now, QUIET);
  return (
    <section className="panel holder-estimate" aria-labelledby="estimate-heading">
      <h2 id="estimate-heading">Members who qualify</h2>
      {now === '' ? (
        <Lines head="–" words={['Add a condition to see how many members qualify.']} />
      ) : asked === now ? (
        <Answer serverId={serverId} module={module} asked={asked} />
      ) : (
        <Counting />
      )}
    </section>
  );
}

interface AnswerProps {
  serverId: string;
  module: HolderModule;
  /** The deciding values as JSON. Only the response for exactly this text is shown. */
  asked: string;
}

function Answer({ serverId, module, asked }: AnswerProps) {
  const values: Record<string, unknown> = JSON.parse(asked);
  const { currentData, error, isFetching, refetch } = useEstimateQuery(
    { serverId, module, values },
    // Holdings can change at any time.
    { refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching)
    return (
      <>
        <Lines head="Unknown" words={[failureText(error, 'Couldn’t count the members.')]} />
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => void refetch()}
        >
          Retry
        </button>
      </>
    );
  if (!currentData) return <Counting />;
  return <Lines head={headOf(currentData)} words={wordsOf(currentData)} />;
}

const Counting = () => <Lines head="…" words={['Counting members…']} />;

/** Always rendered, so that nothing moves and screen readers announce each result. */
const Lines = ({ head, words }: { head: string; words: readonly string[] }) => (
  <div className="holder-estimate__lines" role="status">
    <strong>{head}</strong>
    {words.map((each) => (
      <p key={each}>{each}</p>
    ))}
  </div>
);

const headOf = ({ qualify }: HolderEstimate): string =>
  qualify === null ? 'Unknown' : counted(qualify, 'member');

const wordsOf = ({ members, linked, unknown, reasons, holders }: HolderEstimate): string[] =>
  [
    holders === null
      ? 'The total number of holders is unknown.'
      : `Known holders: ${counted(holders.total, 'wallet')}, ${inNumbers(holders.here)} of them linked on this server.`,
    linked === null || members === null
      ? ''
      : `${inNumbers(linked)} of ${inNumbers(members)} members have linked a wallet.`,
    unknown === null || unknown === 0
      ? ''
      : `Couldn’t check ${counted(unknown, 'member')}. ${reasons.join(' ')}`,
  ].filter(Boolean);
