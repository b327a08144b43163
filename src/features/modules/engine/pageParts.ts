/** A tab beside a module's list, its only form, or the form of a rule. */
export type TabName =
  /** Posts of the module; for a module with a file among the back end's posters. */
  | 'postHistory'
  /** Explains why nothing was posted about a transaction; for modules fed by transactions. */
  | 'whyNoPost'
  /** Payouts of the module or of one rule; for modules that pay points, SOL or tokens. */
  | 'payouts'
  /** What a member would earn with the values of the form. */
  | 'estimate'
  /** Posts on X that the team approves or rejects. */
  | 'postReviews'
  /** Submissions of members for a quest, or for all quests. */
  | 'submissions'
  | 'winners'
  | 'statistics'
  /** A rule as a member sees it. */
  | 'memberPreview'
  /** Why a member has the role of a rule, or doesn't. */
  | 'memberCheck'
  /** What a rule would change now. */
  | 'dryRun'
  /** The channels that have a linked copy of a message. */
  | 'linkedCopies'
  | 'tickets'
  | 'captchaAttempts'
  | 'moderatorActions';

/** Components that can be shown at the end of a form group. */
export type BesideName =
  /** Balance of the ledger wallet, against the amounts of the module's `funds.ts`. */
  | 'ledgerWallet'
  /** What members would earn with the typed values, and how long the ledger wallet lasts. */
  | 'estimate'
  /** Where the limits of claims are set. */
  | 'claimLimits'
  /** The state of the linked copies. */
  | 'linkedCopies'
  /** How many members meet the conditions. */
  | 'qualifyingMembers'
  /** Other rules that give the same roles to holders. */
  | 'sharedRoles';

/** Additions to the columns and actions of a list. */
export type RowsName = 'categories' | 'quests' | 'nftHolderRules' | 'tokenHolderRules';

/**
 * What the pages of a module have besides list and form, by name. The screens belong to features
 * that the engine does not import: the community site maps each name to one
 * (`sites/community/module-pages`).
 */
export interface PageParts {
  /** Replaces the list of its rules: quests on a board, by category. */
  board?: 'quests';
  /** In display order. A page shows only those that apply to it. */
  tabs?: readonly TabName[];
  rows?: RowsName;
  /** Beside the button for a new rule: a way to add several at once. */
  begin?: 'firstWeek';
  /** Beside the steps to a rule: members who would get its roles, or a preview of the quest on a phone. */
  steps?: 'holders' | 'quest';
}
