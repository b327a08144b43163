import type { ComponentType, ReactNode } from 'react';
import type { DataColumn } from '@/shared/ui/table/column';
import type { Elsewhere } from '@/shared/ui/order/useRowOrder';
import type { RowAction } from '@/shared/ui/table/RowMenu';
import type { Values } from '../common-fields/field';
import type { ModulePartProps } from '../screens/readyModule';
import type { Rule } from './moduleState';
import type { BesideName } from './pageParts';

/** The page a tab stands on. */
export interface ListTabProps {
  serverId: string;
}
export interface RuleTabProps extends ListTabProps {
  /** Empty for one that was never saved. */
  ruleId: string;
}

/** What a tab gets to know of the form it stands beside. */
export interface RuleInForm extends RuleTabProps {
  /** Where `draftAt` finds what is typed and not yet saved. */
  draftKey: string;
  /** As they are saved, or as a new one begins. */
  values: Values;
  /** What the form calls the value at a path: "Conditions 1 › At least". */
  labelOf: (path: string) => string | undefined;
}

/** A tab beside what the page of a module shows by itself. */
export interface PageTab<Place> {
  /** Its value in the address: `?tab=submissions`. */
  id: string;
  label: string;
  /** Behind the label, such as how many wait. */
  Count?: ComponentType<Place>;
  /** Its code comes when it is opened. */
  load: () => Promise<{ default: ComponentType<Place> }>;
  /** It has something to tell of a rule that was never saved as well. */
  isForNew?: boolean;
}

/** Tabs of one page, behind that of what is there anyway. */
export interface PageTabs<Place> {
  /** Name of its parameter in the address; `tab`, unless modules share the page by that. */
  param?: string;
  /** What that one is called: "Edit", "Categories". */
  own: string;
  more: readonly PageTab<Place>[];
}

/** A list of rules as it is shown. */
export interface ShownRules extends ListTabProps {
  rules: readonly Rule[];
  canChange: boolean;
}

/** Id of the column that says how a rule stands. */
export const STATUS = 'enabled';

/** What a site adds to the rows of a list. */
export interface RowExtras {
  /** Behind the module's own; one array as long as nothing in them changes. One for the status takes the place of ours. */
  columns: readonly DataColumn<Rule>[];
  /** What more can be done with a rule by who may change it. */
  actions: (rule: Rule) => readonly RowAction[];
  /** In place of the question before deleting, and of the form with a copy. */
  remove?: (rule: Rule) => void;
  duplicate?: (rule: Rule) => void;
  /** Other lists its rows can be dragged to, and what stands before their names. */
  elsewhere?: Elsewhere & { label: string };
  /** Dialogs of what can be done. */
  dialogs: ReactNode;
}

export interface RowsProps extends ShownRules {
  /** The list with them. */
  children: (extras: RowExtras) => ReactNode;
}

export interface BesideProps {
  /** What the form holds now. */
  values: Values;
  /** The saved rule that is changed. */
  ruleId?: string | undefined;
}

/** The steps to a first rule, as what the site adds to them gets to know them. */
export interface StepsProps extends ListTabProps {
  /** What is said so far. */
  values: Values;
  /** Paths of what is missing or wrong in it. */
  wrong: readonly string[];
  /** What the form calls the value at a path. */
  labelOf: (path: string) => string | undefined;
}

/** What a site adds to the steps to a first rule. */
export interface StepParts {
  /** Beside all of them; in the last one, too, where that doesn't show what the rule would do. */
  Beside: ComponentType<StepsProps>;
  /** It shows what members will see: in a narrow window it takes the place of the step. */
  isView?: true;
  /** In the last one: what the rule would do. */
  Outlook?: ComponentType<StepsProps>;
  /** Once it is saved: links to what comes next. */
  Next?: ComponentType<ListTabProps & { rule: Rule }>;
}

/** What a module brings to its pages besides list and form. */
export interface ModulePageTabs {
  /** Around its list, wherever that is shown: what more stands in the rows. */
  Rows?: ComponentType<RowsProps>;
  /** In place of its list. */
  Part?: ComponentType<ModulePartProps>;
  /** Beside the way to a new rule. */
  Begin?: ComponentType<ListTabProps>;
  /** At the end of groups of its form that name it; its code comes once the form is shown. */
  beside?: Readonly<
    Partial<Record<BesideName, () => Promise<{ default: ComponentType<BesideProps> }>>>
  >;
  /** In the steps to its first rule; comes with these. */
  steps?: () => Promise<{ default: StepParts }>;
  /** On the page of its list. */
  list?: PageTabs<ListTabProps>;
  /** On the page of a rule that is saved. */
  rule?: PageTabs<RuleInForm>;
}

/** The same for lists and forms, where it is ready to be shown. */
export interface PageExtras extends Pick<ModulePageTabs, 'Rows' | 'Begin' | 'steps'> {
  beside?: Readonly<Partial<Record<BesideName, ComponentType<BesideProps>>>>;
}

/** Tabs whose contents are made once: a component that is new with each render would lose what it holds. */
export interface ReadyTabs<Place> {
  param: string;
  own: string;
  more: readonly (PageTab<Place> & { Content: ComponentType<Place> })[];
}

/**
 * Loads what a module brings; undefined for most. A site gives it to the engine: what stands in the tabs belongs
 * to other features, which the engine does not know.
 */
export type LoadPageTabs = (slug: string) => Promise<ModulePageTabs | undefined>;
