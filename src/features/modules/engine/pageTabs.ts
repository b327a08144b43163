import type { ComponentType, ReactNode } from 'react';
import type { DataColumn } from '@/shared/ui/table/column';
import type { Elsewhere } from '@/shared/ui/order/useRowOrder';
import type { RowAction } from '@/shared/ui/table/RowMenu';
import type { Values } from '../common-fields/field';
import type { ListedModule, ModulePartProps } from '../screens/readyModule';
import type { Rule } from './moduleState';
import type { BesideName } from './pageParts';

/** The page of a tab. */
export interface ListTabProps {
  serverId: string;
}
export interface RuleTabProps extends ListTabProps {
  /** Empty for a rule that was never saved. */
  ruleId: string;
}

/** What a tab knows about the form beside it. */
export interface RuleInForm extends RuleTabProps {
  /** Key with which `draftAt` finds unsaved values. */
  draftKey: string;
  /** The saved values, or those that a new rule starts with. */
  values: Values;
  /** Label of the value at a path: "Conditions 1 › At least". */
  labelOf: (path: string) => string | undefined;
}

/** A tab besides the main content of a module's page. */
export interface PageTab<Place> {
  /** Its value in the address: `?tab=submissions`. */
  id: string;
  label: string;
  /** Shown after the label, such as the number of waiting items. */
  Count?: ComponentType<Place>;
  /** Loads its code when it is opened. */
  load: () => Promise<{ default: ComponentType<Place> }>;
  /** It is also useful for a rule that was never saved. */
  isForNew?: boolean;
}

/** Tabs of one page, after the tab with its main content. */
export interface PageTabs<Place> {
  /** Name of its parameter in the address; `tab`, unless modules that share the page use that. */
  param?: string;
  /** Label of the main tab: "Edit", "Categories". */
  own: string;
  more: readonly PageTab<Place>[];
}

/** A list of rules as shown. */
export interface ShownRules extends ListTabProps {
  rules: readonly Rule[];
  canChange: boolean;
}

/** Id of the column with a rule's state. */
export const STATUS = 'enabled';

/** Additions of a site to the rows of a list. */
export interface RowExtras {
  /**
   * Columns after the module's own; the same array while nothing in them changes. A column with the
   * id `STATUS` replaces ours.
   */
  columns: readonly DataColumn<Rule>[];
  /** More actions on a rule, for users who may change it. */
  actions: (rule: Rule) => readonly RowAction[];
  /** Replaces the question before deleting, and the form with a copy. */
  remove?: (rule: Rule) => void;
  duplicate?: (rule: Rule) => void;
  /** Other lists that rows can be dragged to, with the text before their names. */
  elsewhere?: Elsewhere & { label: string };
  /** Dialogs of the actions. */
  dialogs: ReactNode;
}

export interface RowsProps extends ShownRules {
  /** Renders the list with the additions. */
  children: (extras: RowExtras) => ReactNode;
}

export interface InParentProps extends ListTabProps {
  spec: ListedModule;
  /** Id of the parent rule. */
  parentId: string;
}

export interface BesideProps {
  /** Current values of the form. */
  values: Values;
  /** Id of the saved rule being changed. */
  ruleId?: string | undefined;
}

/** The steps to a first rule, as given to the additions of a site. */
export interface StepsProps extends ListTabProps {
  /** The values so far. */
  values: Values;
  /** Paths of missing or invalid values. */
  wrong: readonly string[];
  /** Label of the value at a path. */
  labelOf: (path: string) => string | undefined;
}

/** What a site adds to the steps to a first rule. */
export interface StepParts {
  /** Beside every step, except a last one that shows what the rule would do. */
  Beside: ComponentType<StepsProps>;
  /** It shows what members will see: in a narrow window it replaces the step. */
  isView?: true;
  /** In the last step: what the rule would do. */
  Outlook?: ComponentType<StepsProps>;
  /** After the save: links to the next tasks. */
  Next?: ComponentType<ListTabProps & { rule: Rule }>;
}

/** Additions of a module to its pages besides list and form. */
export interface ModulePageTabs {
  /** On the page of the parent rule: only the rules that belong to it. */
  InParent?: ComponentType<InParentProps>;
  /** Wraps its list wherever that is shown, and adds to its rows. */
  Rows?: ComponentType<RowsProps>;
  /** Replaces its list. */
  Part?: ComponentType<ModulePartProps>;
  /** Beside the button for a new rule. */
  Begin?: ComponentType<ListTabProps>;
  /** At the end of the form groups that name it; the code is loaded once the form is shown. */
  beside?: Readonly<
    Partial<Record<BesideName, () => Promise<{ default: ComponentType<BesideProps> }>>>
  >;
  /** In the steps to its first rule, and loaded with them. */
  steps?: () => Promise<{ default: StepParts }>;
  /** On the page of its list. */
  list?: PageTabs<ListTabProps>;
  /** On the page of a saved rule. */
  rule?: PageTabs<RuleInForm>;
}

/** The same for lists and forms, loaded and ready to be shown. */
export interface PageExtras extends Pick<ModulePageTabs, 'Rows' | 'InParent' | 'Begin' | 'steps'> {
  beside?: Readonly<Partial<Record<BesideName, ComponentType<BesideProps>>>>;
}

/** Tabs whose components are created once: a new component in each render would lose its state. */
export interface ReadyTabs<Place> {
  param: string;
  own: string;
  more: readonly (PageTab<Place> & { Content: ComponentType<Place> })[];
}

/**
 * Loads the additions of a module; undefined for most modules. A site passes it to the engine,
 * because the tabs belong to features that the engine does not import.
 */
export type LoadPageTabs = (slug: string) => Promise<ModulePageTabs | undefined>;
