import type { ComponentType, FunctionComponent } from 'react';
import type {
  BesideProps,
  ListTabProps,
  RowsProps,
  RuleInForm,
  StepParts,
} from '@/features/modules/engine/pageTabs';
import type { RouteQuery } from '@/shared/routing/routeData';

/** Loads a tab's content for a module, by its slug. */
export type LoadTab<Place> = (slug: string) => Promise<FunctionComponent<Place>>;

/** Where a tab is that shows something of all rules, or of one. */
export interface CountProps extends ListTabProps {
  ruleId?: string;
}

/** A tab of modules' pages. On each kind of page it has a content of its own; without one, it isn't there. */
export interface Tab {
  /** Its value in the address. */
  id: string;
  label: string;
  /** Pages with it name the open tab by `?tab=`, as links to them do; all others by `?view=`. */
  isInTab?: true;
  /** On the page of a list of rules. */
  list?: LoadTab<ListTabProps>;
  /** On the page of a module with one form. */
  form?: LoadTab<ListTabProps>;
  /** On the page of a rule. */
  rule?: LoadTab<RuleInForm>;
  /** On the page of a rule that was never saved as well. */
  isForNew?: true;
  /** Behind the label. */
  Count?: FunctionComponent<CountProps>;
}

/** Loads what stands at the end of a group of a form. */
export type LoadBeside = (slug: string) => Promise<ComponentType<BesideProps>>;

/** Loads what the steps to a first rule have besides. */
export type LoadSteps = (slug: string) => Promise<StepParts>;

/** What more the rows of a list have. */
export interface RowsPart {
  Rows: ComponentType<RowsProps>;
  /** What they show of a server. */
  queries: (serverId: string) => readonly RouteQuery[];
}
