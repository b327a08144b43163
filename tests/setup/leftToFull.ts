/**
 * Test files that `npm test` leaves to `npm run test:full`, which runs before an issue is closed and every night
 * (ADR short-gate). `npm run check` runs those that a change concerns. What keeps money, identity, old data, secrets
 * and the specification's texts from breaking is never listed here.
 */

/** Unit tests, by their paths: screens and rules that a test in the gate covers on its main path. */
export const unitFilesLeftToFull = [
  // Odd responses: the property in tests/unit and the readers' own tests are in the gate.
  'src/sites/community/malformedAnswers.property.test.tsx',
  'tests/unit/malformedAnswers/malformedAnswers.test.tsx',
  // Forms of modules in depth: screens.test.tsx, modules.*.test.tsx and modules.spec.ts have the main paths.
  'src/features/modules/field-types/emoji/ownEmoji.test.tsx',
  'src/features/modules/field-types/message/crowding.test.tsx',
  'src/features/modules/field-types/message/templates/templates.test.tsx',
  'src/features/modules/field-types/secret/secret.test.tsx',
  'src/features/modules/form-controls/attention.test.tsx',
  'src/features/modules/form-controls/completion/fields.test.tsx',
  'src/features/modules/form-controls/items.test.tsx',
  'src/features/modules/screens/beginWith.test.tsx',
  'src/features/modules/screens/formView.test.tsx',
  'src/features/modules/screens/locked/locked.test.tsx',
  'src/features/modules/screens/ruleCards.test.tsx',
  'src/features/modules/screens/sections.test.tsx',
  'src/features/modules/testing/newcomer/newcomer.test.tsx',
  // Tabs and steps of module pages.
  'src/sites/community/module-pages/caseTabs.test.tsx',
  'src/sites/community/module-pages/firstRule.test.tsx',
  'src/sites/community/module-pages/holderTabs.test.tsx',
  'src/sites/community/module-pages/holdTabs.test.tsx',
  'src/sites/community/module-pages/linkedCopiesTabs.test.tsx',
  'src/sites/community/module-pages/newQuest.test.tsx',
  'src/sites/community/module-pages/postHistoryTabs.test.tsx',
  'src/sites/community/module-pages/questFunds.test.tsx',
  'src/sites/community/module-pages/questParts.test.tsx',
  'src/sites/community/module-pages/questPlaces.test.tsx',
  'src/sites/community/module-pages/questTabs.test.tsx',
  'src/sites/community/module-pages/tweetTabs.test.tsx',
  // Screens of the team and of staff.
  'src/features/earning/leaderboards/manage/LeaderboardScreen.test.tsx',
  'src/sites/community/admin-utility/adminUtility.test.tsx',
  'src/sites/community/admin-utility/servers.test.tsx',
  'src/sites/community/members/MembersScreen.test.tsx',
  'src/sites/community/orders/Ownership.test.tsx',
  'src/sites/community/overview/Home.test.tsx',
  'src/sites/community/overview/trends/Trends.test.tsx',
  'src/sites/community/package-management/packageManagement.test.tsx',
  'src/sites/community/packages/offers.test.tsx',
  'src/sites/community/referral-sources/referralSources.test.tsx',
  'src/sites/community/server-settings/serverSettings.test.tsx',
  // Screens of members.
  'src/sites/user/ambassador/AmbassadorScreen.test.tsx',
  'src/sites/user/profile/ProfileScreen.test.tsx',
  'src/sites/user/socials/SocialsScreen.test.tsx',
  'src/sites/user/transactions/TransactionsScreen.test.tsx',
  // Every page: routes.spec.ts opens each.
  'src/sites/community/routeData.test.tsx',
  'src/sites/headings.test.tsx',
  // The palette: its ranking is a test of its own.
  'src/app/palette/CommandPalette.test.tsx',
  'src/app/palette/search.test.tsx',
  // The back end: every call compared with every read, and the domains in depth.
  'src/mock-api/domains/linked-copies/copies.test.ts',
  'src/mock-api/domains/personal-data/personalData.test.ts',
  'src/mock-api/domains/quests/questSlugs.test.ts',
  'src/mock-api/freshness.test.ts',
  'src/mock-api/listOrders.test.ts',
  'src/mock-api/moduleFreshness.test.ts',
];

/** Browser tests, by their names: looks, journeys of screens beside money, and places of the focus. */
export const browserFilesLeftToFull = [
  'adminUtility',
  'ambassador',
  'firstHour',
  'firstRule',
  'focus',
  'frame',
  'layoutShift',
  'ledgerWallet',
  'look',
  'members',
  'moduleRoutes',
  'newcomer',
  'opening',
  'packages',
  'palette',
  'portfolio',
  'press',
  'referralSources',
  'reports',
  'rowMenu',
  'serverSettings',
  'socials',
  'thumb',
  'transactions',
  'translation',
  'uploads',
];
