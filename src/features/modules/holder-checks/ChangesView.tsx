import { inNumbers } from '@/shared/format/numbers';
import { Stat, Stats } from '@/shared/ui/Stat';
import type { RoleChanges } from './holderCheck';
import { MemberList, OutOfReach } from './MemberList';

const figure = (count: number | null) => (count === null ? 'Unknown' : inNumbers(count));
const signed = (sign: string, count: number | null) =>
  count === null || count === 0 ? figure(count) : `${sign}${figure(count)}`;

/** The figures of a dry run, and who is behind them. */
export function ChangesView({ changes }: { changes: RoleChanges }) {
  const { gain, gainTotal, lose, loseTotal, unknown, unknownTotal, reasons, outOfReach } = changes;
  return (
    <>
      <Stats>
        <Stat label="Members checked" value={figure(changes.checked)} />
        <Stat label="Qualifying members" value={figure(changes.qualify)} />
        <Stat label="Would gain a role" value={signed('+', gainTotal)} />
        <Stat label="Would lose a role" value={signed('−', loseTotal)} />
        <Stat label="Couldn’t check" value={figure(unknownTotal)} />
      </Stats>
      <OutOfReach roles={outOfReach} />
      <div className="holder-checks__lists">
        <MemberList
          title="Gaining roles"
          none={
            changes.qualify === 0
              ? 'No one. No members qualify.'
              : 'No one. Everyone who qualifies already has the roles.'
          }
          entries={gain}
          total={gainTotal}
        />
        <MemberList title="Losing roles" none="No one." entries={lose} total={loseTotal} />
        {unknown.length === 0 ? null : (
          <MemberList
            title="Couldn’t check"
            hint={`${reasons.join(' ')} Their roles stay as they are.`}
            entries={unknown.map((member) => ({ member, roles: [] }))}
            total={unknownTotal}
          />
        )}
      </div>
    </>
  );
}
