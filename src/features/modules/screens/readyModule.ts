import type { ComponentType, ReactNode } from 'react';
import type { Values } from '../common-fields/field';
import type { ModuleSpec } from '../engine/defineModule';
import type { SentenceOf } from '../engine/sentence';
import type { PreviewProps } from '../engine/previewOf';
import type { ListTabProps, PageExtras, ReadyTabs, RuleInForm } from '../engine/pageTabs';
import { childrenOf, loadModule } from '../engine/registry';
import { preparedFor } from '../field-types/preparedParts';
import { SettingsScreen } from './SettingsScreen';

/** What a module's part of the page gets. */
export interface ModulePartProps {
  spec: ReadyModule;
  serverId: string;
  /** Stands between the head and the list: the tabs of modules that share a page. */
  tabs?: ReactNode;
}

/** A module whose rules are listed, with what the site adds to them. */
export interface ListedModule extends ModuleSpec, PageExtras {
  /** What each rule does; without it a list shows the values of the columns. */
  sentence?: SentenceOf<Values> | undefined;
}

/**
 * A module with the code of all its page shows. What would come later, behind a boundary of its own, React
 * would hold back for 300 ms even where it is there already (decision 63).
 */
export interface ReadyModule extends ListedModule {
  Preview: ComponentType<PreviewProps>;
  /** Its list of rules, or its one form. */
  Part: ComponentType<ModulePartProps>;
  /** Modules whose rules belong to rules of this one. */
  children: readonly ListedModule[];
  /** What the site adds to the page of its list, and to that of a saved rule. */
  listTabs?: ReadyTabs<ListTabProps> | undefined;
  ruleTabs?: ReadyTabs<RuleInForm> | undefined;
}

const modules = new Map<string, Promise<ReadyModule>>();

/**
 * A module with its screen's code; the same promise each time, so that `use` knows it.
 *
 * @throws Error when no folder has that name
 */
export function readyModule(slug: string): Promise<ReadyModule> {
  const known = modules.get(slug);
  if (known) return known;
  const coming = load(slug);
  modules.set(slug, coming);
  // Code that did not come may do so the next time.
  coming.catch(() => modules.delete(slug));
  return coming;
}

async function load(slug: string): Promise<ReadyModule> {
  const [spec, Preview, ...children] = await Promise.all([
    listedOf(slug),
    previewOf(slug),
    ...childrenOf(slug).map((child) => listedOf(child.slug)),
  ]);
  const [Part] = await Promise.all([partOf(spec), preparedFor(spec.fields)]);
  return { ...spec, Preview, Part, children };
}

const previewOf = async (slug: string): Promise<ComponentType<PreviewProps>> =>
  (await import('../engine/previewOf')).previewOf(slug);

/** A module with what its list says of a rule, whose code comes beside that of the module. */
async function listedOf(slug: string): Promise<ListedModule> {
  const [spec, sentence] = await Promise.all([specOf(slug), sentenceOf(slug)]);
  return { ...spec, sentence };
}

const sentenceOf = async (slug: string): Promise<SentenceOf<Values> | undefined> =>
  (await import('../engine/sentenceFiles')).loadSentence(slug);

async function specOf(slug: string): Promise<ModuleSpec> {
  const spec = await loadModule(slug);
  if (!spec) throw new Error(`There is no module ${slug}.`);
  return spec;
}

const partOf = async ({ rules }: ModuleSpec): Promise<ComponentType<ModulePartProps>> =>
  rules ? (await import('./RulesScreen')).RulesScreen : SettingsScreen;
