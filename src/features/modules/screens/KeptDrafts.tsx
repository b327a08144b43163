import { Link } from 'react-router-dom';
import type { ModuleSpec } from '../engine/defineModule';
import { canConfigure } from '../engine/moduleState';
import { useKeptDrafts } from './useKeptDrafts';

interface KeptDraftsProps {
  spec: ModuleSpec;
  serverId: string;
  state: string;
}

/** Above a list: what was made while the module was not in the package, and the way on with it. */
export default function KeptDrafts({ spec, serverId, state }: KeptDraftsProps) {
  const drafts = useKeptDrafts(serverId).filter(({ slug }) => slug === spec.slug);
  const singular = spec.rules?.singular ?? 'rule';
  return drafts.map(({ address, name }) => (
    <p key={address} className="notice">
      {name === null ? (
        `Your draft of a new ${singular} is kept. `
      ) : (
        <>
          Your draft “<bdi>{name}</bdi>” is kept.{' '}
        </>
      )}
      {canConfigure(state) ? `Save it to turn it into a live ${singular}. ` : null}
      <Link to={address}>Open draft</Link>
    </p>
  ));
}
