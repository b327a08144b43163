import { useParams } from 'react-router-dom';
import { RequireServer } from '@/features/discord/RequireServer';
import type { ModuleSpec } from '../engine/defineModule';
import RuleForm from './RuleForm';

/** A rule on the chosen server, named by the only parameter of its path (spec §2: `form/:slug`). */
export function RulePage({ spec }: { spec: ModuleSpec }) {
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
