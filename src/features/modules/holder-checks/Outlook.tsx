import type { StepsProps } from '@/features/modules/engine/pageTabs';
import { usePaused } from '@/shared/hooks/usePaused';
import { counted } from '@/shared/text/language';
import type { HolderModule } from './holderModules';
import { useHolderRulePreviewQuery } from './holderChecksApi';
import { MemberList, OutOfReach } from './MemberList';
import { Trouble } from './Trouble';
import './holderChecks.scss';

interface OutlookProps extends StepsProps {
  module: HolderModule;
}

/** Time without changes before the preview is requested (ms). */
const QUIET = 400;
/** Maximum members named beside the form; the dry run of the saved rule names more. */
const FEW = 8;

/** Members who would get the roles if the rule were turned on now, and obstacles to that. */
export function Outlook({ serverId, module, values, labelOf }: OutlookProps) {
  const asked = usePaused(JSON.stringify(values), QUIET);
  const tried: Record<string, unknown> = JSON.parse(asked);
  const { currentData, error, isFetching, refetch } = useHolderRulePreviewQuery(
    { serverId, module, ruleId: undefined, values: tried },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching)
    return (
      <Trouble
        error={error}
        otherwise="Couldn’t preview the role changes."
        onRetry={() => void refetch()}
        labelOf={labelOf}
      />
    );
  if (!currentData)
    return (
      <section className="panel" aria-label="Members who would get a role" aria-busy="true">
        <p role="status">Checking all members…</p>
      </section>
    );
  const { gain, gainTotal, qualify, unknown, unknownTotal, reasons, outOfReach } = currentData;
  return (
    <div className="holder-checks">
      <OutOfReach roles={outOfReach} />
      <p className="visually-hidden" role="status">
        {titleOf(gainTotal)}
      </p>
      <MemberList
        title={titleOf(gainTotal)}
        none={
          qualify === null || qualify === 0
            ? 'No one qualifies yet. Members get the role once they qualify.'
            : `Everyone who qualifies already has the role: ${counted(qualify, 'member')}.`
        }
        entries={gain.slice(0, FEW)}
        total={gainTotal}
      />
      {unknown.length === 0 ? null : (
        <MemberList
          title="Couldn’t check"
          hint={`${reasons.join(' ')} These members get no role until we can check them.`}
          entries={unknown.slice(0, FEW).map((member) => ({ member, roles: [] }))}
          total={unknownTotal}
        />
      )}
    </div>
  );
}

function titleOf(gainTotal: number | null): string {
  if (gainTotal === null) return 'Members who would get a role';
  return gainTotal === 0
    ? 'No members would get a role'
    : `${counted(gainTotal, 'member')} would get a role`;
}
