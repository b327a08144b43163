import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LoadPageTabs } from '../engine/pageTabs';
import { slugAt } from '../engine/registry';
import { ModuleScreen } from './ModuleScreen';
import { ModuleTabs } from './ModuleTabs';
import type { ReadyModule } from './readyModule';
import { moduleWithTabs } from './readyTabs';

type Slugs = readonly string[];

/**
 * The screen of a module, with all its code: what a route's line loads. Of several that share a page each has a
 * tab; the first is open unless the address says otherwise.
 *
 * @param loadTabs what the site adds to the page of a module that has it to itself
 * @throws Error when no folder has that name: a mistake in the route table
 */
export async function createModuleScreen(
  slugs: Slugs,
  loadTabs?: LoadPageTabs,
): Promise<{ default: ComponentType }> {
  const specs = await Promise.all(slugs.map((slug) => moduleWithTabs(slug, loadTabs)));
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
export async function createRuleScreen(
  slugs: Slugs,
  loadTabs?: LoadPageTabs,
): Promise<{ default: ComponentType }> {
  const [specs, { RulePage }] = await Promise.all([
    Promise.all(slugs.map((slug) => moduleWithTabs(slug, loadTabs))),
    import('./RulePage'),
  ]);
  return {
    default: () => <ForAddress specs={specs}>{(spec) => <RulePage spec={spec} />}</ForAddress>,
  };
}

interface ForAddressProps {
  specs: readonly ReadyModule[];
  children: (spec: ReadyModule) => ReactNode;
}

/** The module the address is of. */
function ForAddress({ specs, children }: ForAddressProps) {
  const [params] = useSearchParams();
  const slug = slugAt(
    specs.map((each) => each.slug),
    params,
  );
  const spec = specs.find((each) => each.slug === slug);
  return spec ? children(spec) : null;
}
