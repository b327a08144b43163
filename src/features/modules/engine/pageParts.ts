/** A tab beside a module's list, its one form, or the form of a rule. */
export type TabName =
  /** What the module posted; for a module with a file among the back end's posters. */
  | 'postHistory'
  /** Explains why nothing was posted about a transaction; for modules fed by transactions. */
  | 'whyNoPost'
  /** What was paid, in all or by a rule; for modules that pay points, SOL or tokens. */
  | 'payouts'
  /** What a member would earn with the values of the form. */
  | 'estimate'
  /** Posts on X that the team approves or rejects. */
  | 'postReviews'
  /** What members submitted for a quest, or for all quests. */
  | 'submissions'
  | 'winners'
  | 'statistics'
  /** A rule as a member sees it. */
  | 'memberPreview'
  /** Why a member has the role of a rule, or doesn't. */
  | 'memberCheck'
  /** What a rule would change now. */
  | 'dryRun'
  /** The channels a message is kept in step in. */
  | 'linkedCopies'
  | 'tickets'
  | 'captchaAttempts'
  | 'moderatorActions';

/** What can be shown at the end of a group of a form. */
export type BesideName =
  /** What the ledger wallet holds, against the amounts of the module's `funds.ts`. */
  | 'ledgerWallet'
  /** What members would get by what is typed, and how long the ledger wallet lasts with it. */
  | 'estimate'
  /** Where the limits of claims are set. */
  | 'claimLimits'
  /** The state of the linked copies. */
  | 'linkedCopies'
  /** How many members meet the conditions. */
  | 'qualifyingMembers';

/** Columns and actions that can be added to the rows of a list. */
export type RowsName = 'categories' | 'quests';

/**
 * What the pages of a module have besides list and form, by name. The screens belong to features that the engine
 * does not know: the community site has a line for each name (`sites/community/module-pages`).
 */
export interface PageParts {
  /** In place of the list of its rules: quests on a board, by category. */
  board?: 'quests';
  /** In the order in which they are shown. A page has those that have something to show on it. */
  tabs?: readonly TabName[];
  rows?: RowsName;
  /** Beside the way to a new rule: what adds several at once. */
  begin?: 'firstWeek';
  /** Beside the steps to a rule: who would get its roles, or a quest on a phone. */
  steps?: 'holders' | 'quest';
}
