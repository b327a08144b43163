import { Link } from 'react-router-dom';
import { rulePath } from '../engine/addresses';
import type { ModuleSettings } from '../engine/moduleState';
import type { ListedModule } from './readyModule';
import { TemplateButton } from './TemplateButton';
import { useCanAdd } from './useCanAdd';
import { useCanConfigure } from './useCanConfigure';

interface AddRuleProps {
  spec: ListedModule;
  serverId: string;
  module: ModuleSettings;
  /** What a new one begins from. */
  query?: Readonly<Record<string, string>>;
}

/** The way to a new one, where the package has room for it or lacks the module: from nothing, or from a template. */
export function AddRule({ spec, serverId, module, query }: AddRuleProps) {
  const canAdd = useCanAdd(module);
  // Outside of the package it is only tried.
  const isInPackage = useCanConfigure(module.state);
  const { Begin } = spec;
  if (!canAdd) return null;
  const singular = spec.rules?.singular ?? 'rule';
  return (
    <>
      <Link className="btn btn-primary" to={rulePath(spec, 'new', query)}>
        Add {singular}
      </Link>
      {spec.templates ? <TemplateButton spec={spec} query={query} /> : null}
      {Begin && isInPackage ? <Begin serverId={serverId} /> : null}
    </>
  );
}
