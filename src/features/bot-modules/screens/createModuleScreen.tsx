import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ModuleSpec } from '../engine/defineModule';
import { loadModule } from '../engine/registry';
import { ModuleScreen } from './ModuleScreen';
import { ModuleTabs } from './ModuleTabs';

type Slugs = readonly string[];

/**
 * The screen of a module, with its code: what a route's line loads. Of several that share a page each has a
 * tab; the first is open unless the address says otherwise.
 *
 * @throws Error when no folder has that name: a mistake in the route table
 */
export async function createModuleScreen(slugs: Slugs): Promise<{ default: ComponentType }> {
  const specs = await loadAll(slugs);
  return {
    default: () => (
      <ForAddress specs={specs}>
        {(spec) => (
          <ModuleScreen
            key={spec.slug}
            spec={spec}
            tabs={specs.length > 1 ? <ModuleTabs specs={specs} open={spec} /> : undefined}
          />
        )}
      </ForAddress>
    ),
  };
}

/** The screen of one rule of a module, named by the last parameter of the path. */
export async function createRuleScreen(slugs: Slugs): Promise<{ default: ComponentType }> {
  const [specs, { RulePage }] = await Promise.all([loadAll(slugs), import('./RulePage')]);
  return {
    default: () => <ForAddress specs={specs}>{(spec) => <RulePage spec={spec} />}</ForAddress>,
  };
}

async function loadAll(slugs: Slugs): Promise<ModuleSpec[]> {
  return Promise.all(
    slugs.map(async (slug) => {
      const spec = await loadModule(slug);
      if (!spec) throw new Error(`There is no module ${slug}.`);
      return spec;
    }),
  );
}

interface ForAddressProps {
  specs: readonly ModuleSpec[];
  children: (spec: ModuleSpec) => ReactNode;
}

/** The module the address is of. */
function ForAddress({ specs, children }: ForAddressProps) {
  const [params] = useSearchParams();
  const tab = params.get('tab');
  const spec = specs.find(({ route }) => tabOf(route) === tab) ?? specs[0];
  return spec ? children(spec) : null;
}

const tabOf = (route: string) => new URLSearchParams(route.split('?')[1]).get('tab');
