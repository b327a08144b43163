import { Link } from 'react-router-dom';
import { rulePath } from '../engine/addresses';
import type { ModuleSpec } from '../engine/defineModule';
import type { ModuleSettings } from '../engine/moduleState';
import { useCanConfigure } from './useCanConfigure';

const isFull = ({ used, limit }: ModuleSettings) => (used ?? 0) >= (limit ?? 0);

interface AddRuleProps {
  spec: ModuleSpec;
  module: ModuleSettings;
  /** What a new one begins from. */
  query?: Readonly<Record<string, string>>;
}

/** The way to a new one, where the package has room for it. */
export const AddRule = ({ spec, module, query }: AddRuleProps) =>
  useCanConfigure(module.state) && !isFull(module) ? (
    <Link className="btn btn-primary" to={rulePath(spec, 'new', query)}>
      Add {spec.rules?.singular ?? 'rule'}
    </Link>
  ) : null;
