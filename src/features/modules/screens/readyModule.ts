import type { ComponentType, ReactNode } from 'react';
import type { Values } from '../common-fields/field';
import type { ModuleSpec } from '../engine/defineModule';
import type { SentenceOf } from '../engine/sentence';
import type { PreviewProps } from '../engine/previewOf';
import type { ListTabProps, PageExtras, ReadyTabs, RuleInForm } from '../engine/pageTabs';
import { childrenOf, loadModule } from '../engine/registry';
import { preparedFor } from '../field-types/preparedParts';
import { SettingsScreen } from './SettingsScreen';

/** Props of a module's part of the page. */
export interface ModulePartProps {
  spec: ReadyModule;
  serverId: string;
  /** Shown between header and list: the tabs of modules that share a page. */
  tabs?: ReactNode;
}

/** A module whose rules are listed, with the site's additions to them. */
export interface ListedModule extends ModuleSpec, PageExtras {
  /** Describes a rule; without it a list shows the values of the columns. */
  sentence?: SentenceOf<Values> | undefined;
}

/**
 * A module with the code of everything its page shows. React would hold back parts behind a
 * separate Suspense boundary for 300 ms, even if their code is loaded (ADR route-data).
 */
export interface ReadyModule extends ListedModule {
  Preview: ComponentType<PreviewProps>;
  /** Its list of rules, or its only form. */
  Part: ComponentType<ModulePartProps>;
  /** Modules whose rules belong to rules of this one. */
  children: readonly ListedModule[];
  /** The site's additions to the page of its list, and to that of a saved rule. */
  listTabs?: ReadyTabs<ListTabProps> | undefined;
  ruleTabs?: ReadyTabs<RuleInForm> | undefined;
}

const modules = new Map<string, Promise<ReadyModule>>();

/**
 * A module with the code of its screen. Returns the same promise each time, as `use` requires.
 *
 * @throws Error if no folder has that name
 */
export function readyModule(slug: string): Promise<ReadyModule> {
  const known = modules.get(slug);
  if (known) return known;
  const coming = load(slug);
  modules.set(slug, coming);
  // A failed load is repeated next time.
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

/** A module with its sentence about a rule, whose code is loaded in parallel. */
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
