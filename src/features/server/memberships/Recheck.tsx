import { listed } from '@/shared/text/listed';
import { Countdown } from '@/features/earning/quests/claim/Countdown';
import { momentText } from '@/shared/format/times';
import { timeOf } from '@/shared/time/timeOf';
import { useIsAhead } from '@/shared/time/useServerNow';
import { failureText } from '@/shared/api/queryError';
import { counted } from '@/shared/text/language';
import type { Recheck as Found } from './membership';
import { useRecheckRolesMutation } from './membershipsApi';

interface RecheckProps {
  slug: string;
  /** Earliest time of the next check; null for now. */
  from: string | null;
}

/** Rechecks the member's roles from holder rules, and shows the result. */
export function Recheck({ slug, from }: RecheckProps) {
  const [recheck, { data, error, isLoading }] = useRecheckRolesMutation();
  const until = timeOf(data?.retryAt ?? from);
  const isWaiting = useIsAhead(until);
  return (
    <div className="recheck">
      <button
        type="button"
        className="btn btn-primary"
        aria-busy={isLoading}
        aria-disabled={isWaiting || isLoading}
        onClick={() => {
          if (!isWaiting && !isLoading) void recheck(slug);
        }}
      >
        {isLoading ? 'Checking your wallets…' : 'Check my roles now'}
      </button>
      {isWaiting && until !== null ? (
        <p className="recheck__wait">
          Available again <Countdown until={until} />
        </p>
      ) : null}
      <p role="status">
        {error ? failureText(error, 'Couldn’t check your roles.') : data ? words(data) : ''}
      </p>
    </div>
  );
}

function words({ gained, lost, kept, unknown, rules, wallets }: Found): string {
  if (wallets === 0) return 'No linked wallets. Link a wallet, then check again.';
  const looked = `Checked ${counted(wallets, 'wallet')} against ${counted(rules, 'rule')}.`;
  const changes = [
    gained.length > 0 ? `You got ${listed(gained)}.` : '',
    lost.length > 0 ? `You no longer have ${listed(lost)}.` : '',
    ...kept.map(({ name, until }) =>
      until === null
        ? `You no longer qualify for ${name}.`
        : `You no longer qualify for ${name}, but you keep it until ${momentText(Date.parse(until))}.`,
    ),
    unknown > 0 ? `${counted(unknown, 'rule')} couldn’t be checked.` : '',
  ].filter((change) => change !== '');
  return [looked, ...(changes.length > 0 ? changes : ['No changes.'])].join(' ');
}
