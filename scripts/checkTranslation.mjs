import { readdirSync, readFileSync } from 'node:fs';
import { undecidedIn } from './lib/bdis.mjs';
import { say } from './lib/run.mjs';

/**
 * Part of `npm run lint`: a `<bdi>` mostly holds a name, an amount, an address or a code, which browsers must not
 * translate. It has `translate="no"`, or its content is listed here with the others of its kind.
 */

/** Files whose texts are within an element that has `translate="no"`, as `PreviewFrame.tsx` has. */
const WITHIN = [
  'src/features/bot-modules/preview/ChannelList.tsx',
  'src/features/bot-modules/preview/DiscordMessage.tsx',
  'src/features/bot-modules/preview/PostControls.tsx',
  'src/features/bot-modules/preview/PostPlace.tsx',
  'src/features/bot-modules/preview/PostView.tsx',
  'src/features/bot-modules/preview/RoleLines.tsx',
  'src/features/bot-modules/preview/markdown/nodesIn.tsx',
  'src/features/bot-modules/screens/PreviewPlace.tsx',
  'src/shared/ui/names/AccountName.tsx',
  'src/shared/ui/names/MemberName.tsx',
];

/** Titles, names of rules and packages, and descriptions, which are written for readers. */
const OF_TEAMS = new Map([
  ['src/features/accruals/EarnRules.tsx', ['{rule.title}']],
  ['src/features/accruals/PayoutSummary.tsx', ['{name}']],
  ['src/features/accruals/PayoutsTab.tsx', ['{name}']],
  ['src/features/bot-modules/kinds/message/exchange/FoundMessage.tsx', ['{owner.name}']],
  ['src/features/bot-modules/kinds/message/templates/TemplateRow.tsx', ['{name}']],
  [
    'src/features/bot-modules/modules/quest/QuestPreview.tsx',
    ["{quest.name || 'Title of the quest'}", "{prompt || 'What is to be done'}"],
  ],
  [
    'src/features/bot-modules/modules/task-to-earn/CategoryPreview.tsx',
    ["{name || 'Name of the category'}", '{description}'],
  ],
  [
    'src/features/bot-modules/modules/tweet-to-earn/TweetPreview.tsx',
    ["{fillIn(title, variables) || 'Title of the post'}", '{fillIn(description, variables)}'],
  ],
  ['src/features/bot-modules/screens/UnlockLink.tsx', ['{smallest.name}']],
  ['src/features/bot-modules/steps/RuleMade.tsx', ['{ruleName(rule)}']],
  ['src/features/cases/RuleLink.tsx', ['{rule.name}']],
  ['src/features/deliveries/DeliveryList.tsx', ['{row.ruleName}']],
  ['src/features/deliveries/DeliveryPage.tsx', ['{ruleName}']],
  ['src/features/deliveries/WhyRulePanel.tsx', ['{name}']],
  ['src/features/holder-checks/CheckedRulePanel.tsx', ['{name}']],
  ['src/features/holder-checks/RuleAbout.tsx', ['{description}']],
  ['src/features/home/OpenNow.tsx', ['{quest.title}']],
  ['src/features/leaderboards/SeasonLine.tsx', ['{name}', '{prize}']],
  [
    'src/features/leaderboards/manage/SeasonList.tsx',
    ['{name}', '{prize}', '{asked?.season.name}'],
  ],
  ['src/features/member-home/ActivityFeed.tsx', ['{title}']],
  ['src/features/members/QuestsTab.tsx', ["{title.replaceAll(/^“|”$/g, '')}"]],
  ['src/features/portfolio/CountsFor.tsx', ['{use.name}']],
  ['src/features/portfolio/PieceDialog.tsx', ['{description}']],
  ['src/features/post-reviews/PostItem.tsx', ['{postTitle}']],
  ['src/features/profiles/ProfileView.tsx', ['{title}']],
  [
    'src/features/quest-desk/PreviewedQuest.tsx',
    ["{quest.title === '' ? 'Title of the quest' : quest.title}"],
  ],
  ['src/features/quest-reviews/EvidenceItem.tsx', ["{prompt === '' ? kindInWords(kind) : prompt}"]],
  ['src/features/quest-reviews/SubmissionDetail.tsx', ['{questTitle}', '{questNote}']],
  ['src/features/quest-reviews/SubmissionRow.tsx', ['{questTitle}']],
  ['src/features/quests/board/CategoryChips.tsx', ['{category.name}', '{description}']],
  ['src/features/quests/claim/TaskStep.tsx', ["{task.prompt === '' ? label : task.prompt}"]],
  [
    'src/features/transaction-history/TransactionDrawer.tsx',
    ['{currentData.description || typeText(currentData.type)}'],
  ],
  ['src/shared/ui/order/OrderPlaces.tsx', ['{name}']],
  ['src/sites/community/admin-utility/FeatureFlagsTab.tsx', ['{name}']],
  ['src/sites/community/overview/ModuleHealth.tsx', ['{about?.title ?? slug}']],
  ['src/sites/community/overview/NextSteps.tsx', ['{title}']],
  ['src/sites/community/overview/SinceVisit.tsx', ['{line.title}']],
  ['src/sites/user/ambassador/TierCard.tsx', ['{current.name}', '{next.name}']],
]);

/** Reasons, notes and answers, which people write. */
const OF_PEOPLE = new Map([
  ['src/features/bot-modules/kinds/message/exchange/PasteDialog.tsx', ['{note}']],
  ['src/features/bot-modules/screens/ConflictDialog.tsx', ['{other}', '{own}']],
  ['src/features/cases/CasePage.tsx', ['{entry.text}']],
  ['src/features/claims/ClaimCard.tsx', ['{reason}']],
  ['src/features/claims/Claims.tsx', ['{reason}']],
  ['src/features/holder-checks/CheckedRulePanel.tsx', ['{note}']],
  ['src/features/holder-checks/OwnRoles.tsx', ['{note}']],
  ['src/features/members/NotesTab.tsx', ['{text}']],
  ['src/features/members/RolesTab.tsx', ['{reason}']],
  ['src/features/post-reviews/PostItem.tsx', ['{text}']],
  ['src/features/post-reviews/PostOutcome.tsx', ['{note}']],
  ['src/features/profiles/ProfileView.tsx', ['{bio}']],
  ['src/features/quest-reviews/Candidates.tsx', ['{cutText(text, SHOWN)}']],
  ['src/features/quest-reviews/EvidenceItem.tsx', ['{text.trim()}']],
  ['src/features/quest-reviews/SubmissionDetail.tsx', ['{note}']],
  ['src/features/quests/claim/Attempts.tsx', ['{note}']],
  ['src/features/quests/claim/ReviewNote.tsx', ['{note}']],
  ['src/features/quests/claim/TaskInput.tsx', ['{option}']],
  [
    'src/features/referrals/desk/AmbassadorsTab.tsx',
    ['{reason}', '{application.motivation}', '{application.channels}', '{application.audience}'],
  ],
  ['src/features/referrals/desk/PayoutsTab.tsx', ['{reason}']],
  ['src/features/session/BannedPage.tsx', ['{ban.reason}']],
  ['src/features/transaction-history/Timeline.tsx', ['{note}']],
  ['src/features/transaction-history/TransactionDrawer.tsx', ['{note}']],
  ['src/features/transaction-history/columns.tsx', ['{note}']],
  ['src/features/treasury/OutgoDrawer.tsx', ['{reason}']],
  ['src/sites/community/admin-utility/PaymentsTab.tsx', ['{payment.reason}']],
  ['src/sites/community/referral-rewards/OwnRewards.tsx', ['{reason}']],
  ['src/sites/user/ambassador/Answered.tsx', ['{reason}']],
  ['src/sites/user/ambassador/Dashboard.tsx', ['{reason}']],
  ['src/sites/user/ambassador/ReferralsTable.tsx', ['{reason}']],
]);

/** Sentences and labels of the product. */
const OWN = new Map([
  ['src/features/accruals/EarnRules.tsx', ['{rule.pays}', '{rule.counted}', '{text}']],
  ['src/features/accruals/PayoutDetail.tsx', ['{line.counted}']],
  ['src/features/bot-modules/modules/quest/QuestPreview.tsx', ["{rewards.join(', ')}"]],
  ['src/features/bot-modules/preview/HolderWords.tsx', ['{each}']],
  [
    'src/features/bot-modules/steps/Summary.tsx',
    [
      "{stepFields(spec, step) .map(({ prefix, fields }) => inOneLine(fields, valuesAt(values, prefix), details, assets), ) .filter(Boolean) .join(' · ')}",
    ],
  ],
  ['src/features/cases/CasePage.tsx', ['{subject}']],
  ['src/features/cases/CasesTab.tsx', ['{subject}']],
  ['src/features/deliveries/DeliveryList.tsx', ['{label}']],
  ['src/features/deliveries/DeliveryPage.tsx', ['{label}', '{why}']],
  ['src/features/deliveries/WhyRulePanel.tsx', ['{happened}', '{label}', '{have}', '{need}']],
  ['src/features/deliveries/WhyTab.tsx', ['{event.label}']],
  ['src/features/holder-checks/CheckedRulePanel.tsx', ['{label}']],
  [
    'src/features/leaderboards/manage/StandingDetails.tsx',
    ["{label === '' ? typeInWords(type) : label}"],
  ],
  ['src/features/linked-wallets/AtRisk.tsx', ['{each}']],
  ['src/features/linked-wallets/WalletCard.tsx', ['{each}']],
  ['src/features/member-home/ActionQueue.tsx', ['{action.text}']],
  ['src/features/members/QuestsTab.tsx', ['{reward.label}']],
  ['src/features/members/RoleChangePage.tsx', ['{changeText(change)}']],
  ['src/features/members/RoleChanges.tsx', ['{changeText(change)}']],
  ['src/features/members/RolesTab.tsx', ['{role.how}']],
  ['src/features/members/RunningChange.tsx', ['{changeText(change)}']],
  ['src/features/members/TimelineTab.tsx', ['{event.text}']],
  [
    'src/features/message-copies/CopiesBeside.tsx',
    ['{channelInWords(copy)}: {troubleInWords(copy)}'],
  ],
  ['src/features/message-copies/CopyRow.tsx', ['{trouble}']],
  ['src/features/notices/NoticeBar.tsx', ['{text}']],
  ['src/features/notices/NoticeForm.tsx', ['{asked?.text}', '{text}']],
  ['src/features/points/Ledger.tsx', ["{label === '' ? typeInWords(type) : label}"]],
  ['src/features/points/Payouts.tsx', ["{label === '' ? 'Payout' : label}"]],
  ['src/features/portfolio/PieceDialog.tsx', ['{name}', '{value}']],
  ['src/features/post-reviews/PostItem.tsx', ['{group}']],
  ['src/features/project-wallets/ProjectWalletCard.tsx', ['{each}']],
  ['src/features/quest-reviews/BulkPanel.tsx', ['{message}']],
  ['src/features/quest-reviews/EvidenceItem.tsx', ['{message}']],
  ['src/features/quest-reviews/PickWinners.tsx', ['{line}']],
  ['src/features/quest-reviews/SubmissionDetail.tsx', ['{message}']],
  ['src/features/quests/Conditions.tsx', ['{label}', '{have}', '{need}', '{why}']],
  ['src/features/quests/board/CategoryChips.tsx', ['{lockedBecause}']],
  ['src/features/quests/claim/ClaimBar.tsx', ['{refusal}', '{label}']],
  ['src/features/quests/claim/Deliveries.tsx', ['{label}', '{message}']],
  ['src/features/quests/claim/TaskOutcome.tsx', ['{text}']],
  ['src/features/quests/claim/TaskStep.tsx', ['{task.need}']],
  ['src/features/reports/rowColumns.tsx', ['{row.what}']],
  ['src/features/socials/SocialCard.tsx', ['{each}']],
  ['src/features/socials/Unlinking.tsx', ['{each}']],
  ['src/features/transaction-history/ActiveFilters.tsx', ['{label}']],
  ['src/features/transaction-history/TransactionDrawer.tsx', ['{error.text}']],
  ['src/features/transaction-history/columns.tsx', ['{nameOf(row)}']],
  ['src/features/treasury/DecidePayout.tsx', ['{payout.label}']],
  [
    'src/features/treasury/OutgoDrawer.tsx',
    ['{currentData.label || kindText(currentData.kind)}', '{line.label}'],
  ],
  ['src/features/treasury/WaitingPayouts.tsx', ['{label}']],
  [
    'src/features/treasury/outgoColumns.tsx',
    ["{row.label === '' ? kindText(row.kind) : row.label}"],
  ],
  ['src/features/uploads/OutgoingFile.tsx', ['{failure}']],
  ['src/features/uploads/SentFile.tsx', ['{picture.message}']],
  ['src/features/uploads/TaskFiles.tsx', ['{text}']],
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
