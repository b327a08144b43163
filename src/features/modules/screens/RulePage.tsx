import { useParams } from 'react-router-dom';
import { RequireServer } from '@/features/server/discord/RequireServer';
import type { ReadyModule } from './readyModule';
import { RuleForm } from './RuleForm';

/** A rule on the chosen server, named by the only parameter of its path (spec §2: `form/:slug`). */
export function RulePage({ spec }: { spec: ReadyModule }) {
  const ruleId = Object.values(useParams())[0] ?? '';
  return (
    <RequireServer>
      {(serverId) => (
        <RuleForm
          key={`${serverId}:${spec.slug}:${ruleId}`}
          spec={spec}
          serverId={serverId}
          ruleId={ruleId}
        />
      )}
    </RequireServer>
  );
}
