import type { ComponentType, FunctionComponent } from 'react';
import type {
  BesideProps,
  InParentProps,
  ListTabProps,
  RowsProps,
  RuleInForm,
  StepParts,
} from '@/features/modules/engine/pageTabs';
import type { RouteQuery } from '@/shared/routing/routeData';

/** Loads a tab's content for a module, by its slug. */
export type LoadTab<Place> = (slug: string) => Promise<FunctionComponent<Place>>;

/** Props of a tab about all rules, or about one. */
export interface CountProps extends ListTabProps {
  ruleId?: string;
}

/**
 * A tab of module pages. Each kind of page has its own content for it; a page without content does not show the tab.
 */
export interface Tab {
  /** Its value in the address. */
  id: string;
  label: string;
  /** Set for pages that name the open tab by `?tab=`, which links to them use; other pages use `?view=`. */
  isInTab?: true;
  /** Content on the page of a list of rules. */
  list?: LoadTab<ListTabProps>;
  /** Content on the page of a module with one form. */
  form?: LoadTab<ListTabProps>;
  /** Content on the page of a rule. */
  rule?: LoadTab<RuleInForm>;
  /** Also shown for a rule that was never saved. */
  isForNew?: true;
  /** Shown after the label. */
  Count?: FunctionComponent<CountProps>;
}

/** Loads the part at the end of a group of a form. */
export type LoadBeside = (slug: string) => Promise<ComponentType<BesideProps>>;

/** Loads additional parts of the steps to a first rule. */
export type LoadSteps = (slug: string) => Promise<StepParts>;

/** Additional parts of the rows of a list. */
export interface RowsPart {
  Rows: ComponentType<RowsProps>;
  /** Replaces the list on the page of the rule that the rows belong to. */
  InParent?: ComponentType<InParentProps>;
  /** Queries of a server's rows, by the page's query parameters, and by the rule of the page. */
  queries: (
    serverId: string,
    search: URLSearchParams,
    ruleId: string | undefined,
  ) => readonly RouteQuery[];
}
