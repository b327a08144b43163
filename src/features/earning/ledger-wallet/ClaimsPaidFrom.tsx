import { useClaimPolicyQuery } from '@/features/earning/claims/policyApi';
import { useMay } from '@/features/server/discord/useMay';
import { useServerId } from '@/features/server/discord/useServerId';
import { PaidFrom } from './PaidFrom';

/** Where claims of points are paid from; nothing while a server has none. */
export function ClaimsPaidFrom() {
  const serverId = useServerId();
  const may = useMay('treasurer');
  const { data } = useClaimPolicyQuery(serverId ?? '', { skip: serverId === null || !may });
  return data?.policy?.isOn === true ? (
    <PaidFrom lead="Claims are paid from" mint={data.policy.mint} />
  ) : null;
}
