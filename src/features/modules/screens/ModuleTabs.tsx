import { Link } from 'react-router-dom';
import { modulePath } from '../engine/addresses';
import type { ModuleSpec } from '../engine/defineModule';

interface ModuleTabsProps {
  specs: readonly ModuleSpec[];
  open: ModuleSpec;
}

/** The modules that share a page. Links and no tabs: each has its own heading, list and address. */
export const ModuleTabs = ({ specs, open }: ModuleTabsProps) => (
  <nav className="tabs" aria-label="Modules on this page">
    {specs.map((spec) => (
      <Link
        key={spec.slug}
        to={modulePath(spec)}
        className={`tabs__tab ${spec === open ? 'active' : ''}`}
        aria-current={spec === open ? 'page' : undefined}
      >
        {spec.title}
      </Link>
    ))}
  </nav>
);
