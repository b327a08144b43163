import type { ComponentType } from 'react';
import type { BesideName, PageParts, RowsName, TabName } from '@/features/modules/engine/pageParts';
import type { ListTabProps } from '@/features/modules/engine/pageTabs';
import type { ModulePartProps } from '@/features/modules/screens/readyModule';
import type { LoadBeside, LoadSteps, RowsPart, Tab } from './part';

type Name<Key extends keyof PageParts> = NonNullable<PageParts[Key]> & string;
/** A part by each name a definition can say. It comes with the page of a module that has it, its contents later. */
type Table<Key extends string, Part> = Readonly<Record<Key, () => Promise<Part>>>;

const accruals = () => import('./accruals');
const cases = () => import('./cases');
const categoryList = () => import('./categories');
const copies = () => import('./linkedCopies');
const deliveries = () => import('./postHistory');
const holderChecks = () => import('./holderChecks');
const holderRows = () => import('./holderRows');
const questPages = () => import('./quests');

export const tabs: Table<TabName, Tab> = {
  postHistory: async () => (await deliveries()).postHistory,
  whyNoPost: async () => (await deliveries()).whyNoPost,
  payouts: async () => (await accruals()).payouts,
  estimate: async () => (await accruals()).estimate,
  postReviews: async () => (await import('./postReviews')).postReviews,
  submissions: async () => (await questPages()).submissions,
  winners: async () => (await questPages()).winners,
  statistics: async () => (await questPages()).statistics,
  memberPreview: async () => (await questPages()).memberPreview,
  memberCheck: async () => (await holderChecks()).memberCheck,
  dryRun: async () => (await holderChecks()).dryRun,
  linkedCopies: async () => (await copies()).linkedCopies,
  tickets: async () => (await cases()).tickets,
  captchaAttempts: async () => (await cases()).captchaAttempts,
  moderatorActions: async () => (await cases()).moderatorActions,
};

export const beside: Table<BesideName, LoadBeside> = {
  estimate: async () => (await import('./estimate')).estimateInForm,
  claimLimits: async () => (await accruals()).claimLimits,
  ledgerWallet: async () => (await import('./ledgerWallet')).ledgerWallet,
  linkedCopies: async () => (await copies()).copiesInForm,
  qualifyingMembers: async () => (await questPages()).qualifyingMembers,
  sharedRoles: async () => (await holderChecks()).sharedRoles,
};

export const rows: Table<RowsName, RowsPart> = {
  categories: async () => (await categoryList()).categories,
  quests: async () => (await questPages()).quests,
  nftHolderRules: async () => (await holderRows()).nftHolderRules,
  tokenHolderRules: async () => (await holderRows()).tokenHolderRules,
};

export const boards: Table<Name<'board'>, ComponentType<ModulePartProps>> = {
  quests: async () => (await categoryList()).questBoard,
};

export const begin: Table<Name<'begin'>, ComponentType<ListTabProps>> = {
  firstWeek: async () => (await categoryList()).firstWeek,
};

export const steps: Table<Name<'steps'>, LoadSteps> = {
  holders: async () => (await holderChecks()).holders,
  quest: async () => (await questPages()).phone,
};
