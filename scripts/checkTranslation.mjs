import { readdirSync, readFileSync } from 'node:fs';
import { undecidedIn } from './lib/bdis.mjs';
import { say } from './lib/run.mjs';

/**
 * Part of `npm run lint`: a `<bdi>` mostly holds a name, an amount, an address or a code, which browsers must not
 * translate. It has `translate="no"`, or its content is listed here with the others of its kind.
 */

/** Files whose texts are within an element that has `translate="no"`, as `PreviewFrame.tsx` has. */
const WITHIN = [
  'src/features/modules/preview/ChannelList.tsx',
  'src/features/modules/preview/DiscordMessage.tsx',
  'src/features/modules/preview/PostControls.tsx',
  'src/features/modules/preview/PostLocation.tsx',
  'src/features/modules/preview/PostView.tsx',
  'src/features/modules/preview/RoleLines.tsx',
  'src/features/modules/preview/markdown/nodesIn.tsx',
  'src/features/modules/screens/PreviewPanel.tsx',
  'src/shared/ui/names/AccountName.tsx',
  'src/shared/ui/names/MemberName.tsx',
];

/** Titles, names of rules and packages, and descriptions, which are written for readers. */
const OF_TEAMS = new Map([
  ['src/features/earning/accruals/EarnRules.tsx', ['{rule.title}']],
  ['src/features/earning/accruals/PayoutSummary.tsx', ['{name}']],
  ['src/features/earning/accruals/PayoutsTab.tsx', ['{name}']],
  ['src/features/modules/field-types/message/exchange/FoundMessage.tsx', ['{owner.name}']],
  ['src/features/modules/field-types/message/templates/TemplateRow.tsx', ['{name}']],
  [
    'src/features/modules/definitions/quest/Preview.tsx',
    ["{quest.name || 'Quest title'}", "{prompt || 'Instructions'}"],
  ],
  [
    'src/features/modules/definitions/task-to-earn/Preview.tsx',
    ["{name || 'Category name'}", '{description}'],
  ],
  [
    'src/features/modules/definitions/tweet-to-earn/Preview.tsx',
    ["{fillIn(title, variables) || 'Post title'}", '{fillIn(description, variables)}'],
  ],
  ['src/features/modules/holder-checks/OwnRoles.tsx', ['{rule.name}', '{note}']],
  ['src/features/modules/screens/askToPay.tsx', ['{name}']],
  ['src/features/modules/screens/KeptDrafts.tsx', ['{name}']],
  ['src/features/modules/screens/TurnOn.tsx', ['{name}']],
  ['src/features/modules/screens/UnlockLink.tsx', ['{smallest.name}']],
  ['src/features/modules/screens/locked/LockedNotice.tsx', ['{offer.name}']],
  ['src/features/modules/screens/locked/PackageQuestion.tsx', ['{name}']],
  ['src/features/modules/steps/RuleMade.tsx', ['{ruleName(rule)}']],
  ['src/features/modules/cases/RuleLink.tsx', ['{rule.name}']],
  ['src/features/modules/post-history/DeliveryList.tsx', ['{row.ruleName}']],
  ['src/features/modules/post-history/DeliveryPage.tsx', ['{ruleName}']],
  ['src/features/modules/post-history/WhyRulePanel.tsx', ['{name}']],
  ['src/features/modules/holder-checks/CheckedRulePanel.tsx', ['{name}']],
  ['src/features/modules/holder-checks/RuleAbout.tsx', ['{description}']],
  ['src/features/home/OpenNow.tsx', ['{quest.title}']],
  [
    'src/features/server/discover/PublicQuestParts.tsx',
    ["{prompt === '' ? label : prompt}", '{need}', '{option}'],
  ],
  ['src/features/server/discover/PublicQuestSection.tsx', ['{title}']],
  ['src/sites/user/overview/NextStep.tsx', ['{title}']],
  ['src/features/server/discover/OpenQuestLinks.tsx', ['{title}', "{rewards.join(' · ')}"]],
  ['src/features/home/QuestPanel.tsx', ['{title}']],
  ['src/features/earning/claim-all/ChooseLines.tsx', ['{title}']],
  ['src/features/earning/claim-all/ClaimReceipt.tsx', ['{title}']],
  ['src/features/earning/badges/BadgeProgress.tsx', ['{name}', '{description}']],
  ['src/features/earning/badges/NewestBadges.tsx', ['{name}']],
  ['src/features/earning/badges/manage/BadgeEditor.tsx', ['{name}']],
  ['src/features/earning/badges/manage/BadgeList.tsx', ['{name}', '{description}']],
  ['src/features/earning/badges/manage/RuleFields.tsx', ['{ruleInWords(rule, quest)}']],
  ['src/features/earning/leaderboards/SeasonLine.tsx', ['{name}', '{prize}']],
  [
    'src/features/earning/leaderboards/manage/SeasonList.tsx',
    ['{name}', '{prize}', '{pending.season.name}', '{pending?.season.name}'],
  ],
  ['src/features/earning/member-overview/ActivityFeed.tsx', ['{title}']],
  ['src/features/server/members/QuestsTab.tsx', ['{titleOf(quest)}']],
  ['src/features/portfolio/CountsFor.tsx', ['{use.name}']],
  ['src/features/portfolio/PieceDialog.tsx', ['{description}']],
  ['src/features/earning/quests/post-review/PostItem.tsx', ['{postTitle}']],
  ['src/features/identity/profiles/ProfileView.tsx', ['{title}']],
  [
    'src/features/earning/quests/manage/PreviewedQuest.tsx',
    ["{quest.title === '' ? 'Quest title' : quest.title}"],
  ],
  [
    'src/features/earning/quests/review/EvidenceItem.tsx',
    ["{prompt === '' ? taskKindOf(kind).label : prompt}"],
  ],
  ['src/features/earning/quests/review/SubmissionDetail.tsx', ['{questTitle}', '{questNote}']],
  ['src/features/earning/quests/review/SubmissionRow.tsx', ['{questTitle}']],
  ['src/features/earning/quests/board/QuestTile.tsx', ['{quest.title}']],
  ['src/sites/user/questboard/QuestReward.tsx', ['{next.title}']],
  ['src/features/earning/reward-moment/RewardMoment.tsx', ['{source}']],
  ['src/features/earning/quests/board/CategoryChips.tsx', ['{category.name}', '{description}']],
  [
    'src/features/earning/quests/claim/TaskStep.tsx',
    ["{task.prompt === '' ? label : task.prompt}"],
  ],
  [
    'src/features/billing/transactions/TransactionDrawer.tsx',
    ['{currentData.description || typeText(currentData.type)}'],
  ],
  ['src/shared/ui/order/DropTargets.tsx', ['{name}']],
  ['src/sites/community/admin-utility/FeatureFlagsTab.tsx', ['{name}']],
  ['src/sites/community/overview/ModuleHealth.tsx', ['{about?.title ?? slug}']],
  ['src/sites/community/overview/NextSteps.tsx', ['{title}']],
  ['src/sites/community/overview/SinceVisit.tsx', ['{line.title}']],
  ['src/sites/user/ambassador/TierCard.tsx', ['{current.name}', '{next.name}']],
]);

/** Reasons, notes and answers, which people write. */
const OF_PEOPLE = new Map([
  ['src/features/modules/field-types/message/exchange/PasteDialog.tsx', ['{note}']],
  ['src/features/modules/screens/ConflictDialog.tsx', ['{each[of]}']],
  ['src/features/modules/cases/CasePage.tsx', ['{entry.text}']],
  ['src/features/earning/claims/ClaimCard.tsx', ['{reason}']],
  ['src/features/earning/claims/Claims.tsx', ['{reason}']],
  ['src/features/earning/claims/Newest.tsx', ['{name}', '{reason}']],
  ['src/features/modules/holder-checks/CheckedRulePanel.tsx', ['{note}']],
  ['src/features/server/members/NotesTab.tsx', ['{text}']],
  ['src/features/server/members/RolesTab.tsx', ['{reason}']],
  ['src/features/earning/quests/post-review/PostItem.tsx', ['{text}']],
  ['src/features/earning/quests/post-review/PostOutcome.tsx', ['{note}']],
  ['src/features/identity/profiles/ProfileHero.tsx', ['{bio}']],
  ['src/features/identity/profiles/ShownBadges.tsx', ['{badge.description}']],
  ['src/features/earning/quests/review/Candidates.tsx', ['{cutText(text, SHOWN)}']],
  ['src/features/earning/quests/review/EvidenceItem.tsx', ['{text.trim()}']],
  ['src/features/earning/quests/review/SubmissionDetail.tsx', ['{note}']],
  ['src/features/earning/quests/claim/Attempts.tsx', ['{note}']],
  ['src/features/earning/quests/claim/ReviewNote.tsx', ['{note}']],
  ['src/features/earning/quests/claim/TaskInput.tsx', ['{option}']],
  ['src/features/billing/transactions/Appeal.tsx', ['{appeal.text}']],
  ['src/features/earning/quests/claim/TaskResults.tsx', ['{option}']],
  [
    'src/features/earning/quests/claim/TaskWork.tsx',
    ['{task.rejection}', '{answer}', '{task.need}'],
  ],
  [
    'src/features/billing/referrals/staff/AmbassadorsTab.tsx',
    ['{reason}', '{application.motivation}', '{application.channels}', '{application.audience}'],
  ],
  ['src/features/billing/referrals/staff/PayoutsTab.tsx', ['{reason}']],
  ['src/features/identity/session/BannedPage.tsx', ['{ban.reason}']],
  ['src/features/billing/transactions/Timeline.tsx', ['{note}']],
  ['src/features/billing/transactions/TransactionDrawer.tsx', ['{note}']],
  ['src/features/billing/transactions/columns.tsx', ['{note}']],
  ['src/features/earning/ledger-wallet/PayoutDrawer.tsx', ['{reason}', '{appeal.text}']],
  ['src/sites/community/admin-utility/PaymentsTab.tsx', ['{payment.reason}']],
  ['src/sites/community/referral-rewards/OwnRewards.tsx', ['{reason}']],
  ['src/sites/user/ambassador/ApplicationStatus.tsx', ['{reason}']],
  ['src/sites/user/ambassador/Dashboard.tsx', ['{reason}']],
  ['src/sites/user/ambassador/ReferralsTable.tsx', ['{reason}']],
]);

/** Sentences and labels of the product. */
const OWN = new Map([
  ['src/features/earning/accruals/EarnRules.tsx', ['{rule.pays}', '{rule.counted}', '{text}']],
  ['src/features/earning/accruals/PayoutDetail.tsx', ['{line.counted}']],
  ['src/features/modules/definitions/quest/Preview.tsx', ["{rewards.join(', ')}"]],
  ['src/features/modules/preview/HolderWords.tsx', ['{each}']],
  [
    'src/features/modules/steps/Summary.tsx',
    [
      "{stepFields(spec, step) .map(({ prefix, fields }) => inOneLine(fields, valuesAt(values, prefix), details, assets), ) .filter(Boolean) .join(' · ')}",
    ],
  ],
  ['src/features/modules/cases/CasePage.tsx', ['{subject}']],
  ['src/features/modules/cases/CasesTab.tsx', ['{subject}']],
  ['src/features/modules/post-history/DeliveryList.tsx', ['{label}']],
  ['src/features/modules/post-history/DeliveryPage.tsx', ['{label}', '{why}']],
  [
    'src/features/modules/post-history/WhyRulePanel.tsx',
    ['{happened}', '{label}', '{have}', '{need}'],
  ],
  ['src/features/modules/post-history/WhyTab.tsx', ['{event.label}']],
  ['src/features/modules/holder-checks/CheckedRulePanel.tsx', ['{label}']],
  [
    'src/features/earning/leaderboards/manage/StandingDetails.tsx',
    ["{label === '' ? typeInWords(type) : label}"],
  ],
  ['src/features/identity/linked-wallets/AtRisk.tsx', ['{each}']],
  ['src/features/identity/linked-wallets/WalletCard.tsx', ['{each}']],
  ['src/features/earning/member-overview/ActionQueue.tsx', ['{action.text}']],
  ['src/features/server/members/QuestsTab.tsx', ['{reward.label}']],
  ['src/features/server/members/RoleChangePage.tsx', ['{changeText(change)}']],
  ['src/features/server/members/RoleChanges.tsx', ['{changeText(change)}']],
  ['src/features/server/members/RolesTab.tsx', ['{role.how}']],
  ['src/features/server/members/RunningChange.tsx', ['{changeText(change)}']],
  ['src/features/server/members/TimelineTab.tsx', ['{event.text}']],
  [
    'src/features/modules/linked-copies/CopiesBeside.tsx',
    ['{channelInWords(copy)}: {troubleInWords(copy)}'],
  ],
  ['src/features/modules/linked-copies/CopyRow.tsx', ['{trouble}']],
  ['src/features/server/notices/NoticeBar.tsx', ['{text}']],
  ['src/features/server/notices/NoticeForm.tsx', ['{text}']],
  ['src/features/earning/points/Ledger.tsx', ["{label === '' ? typeInWords(type) : label}"]],
  ['src/features/earning/points/Payouts.tsx', ["{label === '' ? 'Payout' : label}"]],
  ['src/features/portfolio/PieceDialog.tsx', ['{name}', '{value}']],
  ['src/features/earning/quests/post-review/PostItem.tsx', ['{group}']],
  ['src/features/earning/project-wallets/ProjectWalletCard.tsx', ['{each}']],
  ['src/features/earning/quests/review/BulkPanel.tsx', ['{message}']],
  ['src/features/earning/quests/review/EvidenceItem.tsx', ['{message}']],
  ['src/features/earning/quests/review/PickWinners.tsx', ['{line}']],
  ['src/features/earning/quests/review/SubmissionDetail.tsx', ['{message}']],
  ['src/features/earning/quests/Conditions.tsx', ['{label}', '{have}', '{need}', '{why}']],
  ['src/features/earning/quests/board/QuestTile.tsx', ['{quest.title}']],
  ['src/features/earning/quests/board/CategoryChips.tsx', ['{lockedBecause}']],
  ['src/features/earning/quests/claim/ClaimBar.tsx', ['{refusal.message}', '{label}']],
  ['src/features/earning/claim-all/ChooseLines.tsx', ['{why}']],
  [
    'src/features/earning/claim-all/ClaimReceipt.tsx',
    ['{trouble}', "{outcome?.message ?? 'Couldn’t claim this reward. Try again.'}"],
  ],
  ['src/features/earning/reward-moment/GainLines.tsx', ['{spoken}']],
  ['src/features/earning/reward-moment/RewardItem.tsx', ['{message}']],
  ['src/features/earning/quests/claim/Deliveries.tsx', ['{label}', '{message}']],
  ['src/features/earning/quests/claim/TaskOutcome.tsx', ['{title}', '{text}']],
  ['src/features/earning/quests/claim/TaskActions.tsx', ['{openWords(task.kind, task.linkLabel)}']],
  ['src/features/reports/rowColumns.tsx', ['{row.what}']],
  ['src/features/identity/socials/SocialCard.tsx', ['{each}']],
  ['src/features/identity/socials/Unlinking.tsx', ['{each}']],
  ['src/features/billing/transactions/ActiveFilters.tsx', ['{label}']],
  ['src/features/billing/transactions/TransactionDrawer.tsx', ['{error.text}']],
  ['src/features/billing/transactions/columns.tsx', ['{nameOf(row)}']],
  ['src/features/earning/ledger-wallet/DecidePayout.tsx', ['{payout.label}']],
  [
    'src/features/earning/ledger-wallet/PayoutDrawer.tsx',
    ['{currentData.label || kindText(currentData.kind)}', '{line.label}'],
  ],
  ['src/features/earning/ledger-wallet/WaitingPayouts.tsx', ['{label}']],
  [
    'src/features/earning/ledger-wallet/payoutColumns.tsx',
    ["{row.label === '' ? kindText(row.kind) : row.label}"],
  ],
  ['src/features/earning/uploads/UploadingFile.tsx', ['{failure}']],
  ['src/features/earning/uploads/SentFile.tsx', ['{picture.message}']],
  ['src/features/earning/uploads/TaskFiles.tsx', ['{text}']],
  ['src/shared/ui/LeftOutNote.tsx', ['{sentence}']],
  ['src/sites/community/admin-utility/NoticesTab.tsx', ['{text}']],
  ['src/sites/community/admin-utility/ResyncCard.tsx', ['{what}']],
  [
    'src/sites/community/admin-utility/UndoQuestion.tsx',
    ['{line?.label}', "{field}: {after ?? 'nothing'} → {before ?? 'nothing'}"],
  ],
  ['src/sites/community/overview/RecentChanges.tsx', ['{label}']],
  ['src/sites/community/overview/SinceVisit.tsx', ['{line.beside}']],
  ['src/sites/user/settings/DeleteAccount.tsx', ['{block}']],
  ['src/sites/user/settings/Sessions.tsx', ['{device}']],
]);

const listed = new Set(
  [...OF_TEAMS, ...OF_PEOPLE, ...OWN].flatMap(([path, contents]) =>
    contents.map((content) => `${path} ${content}`),
  ),
);
const found = new Set();

for (const entry of readdirSync('src', { recursive: true })) {
  const path = `src/${String(entry).replaceAll('\\', '/')}`;
  if (!path.endsWith('.tsx') || path.endsWith('.test.tsx')) continue;
  for (const { line, content } of undecidedIn(readFileSync(path, 'utf8'))) {
    const id = WITHIN.includes(path) ? path : `${path} ${content}`;
    found.add(id);
    if (id === path || listed.has(id)) continue;
    say(
      `${path}:${String(line)} has <bdi>${content}</bdi>: give it translate="no", or list it in scripts/checkTranslation.mjs.`,
    );
    process.exitCode = 1;
  }
}
for (const id of [...WITHIN, ...listed]) {
  if (found.has(id)) continue;
  say(`${id} is no longer there: take it off the list in scripts/checkTranslation.mjs.`);
  process.exitCode = 1;
}
