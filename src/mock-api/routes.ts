import { accountRoutes } from './domains/personal-data/handlers';
import { accrualRoutes } from './domains/accruals/handlers';
import { moduleRoutes } from './domains/modules/handlers';
import { testRoutes } from './domains/modules/testHandlers';
import { deliveryRoutes } from './domains/post-history/handlers';
import { holderCheckRoutes } from './domains/holder-checks/handlers';
import { badgeMemberRoutes, badgeOwnerRoutes } from './domains/badge-awards/handlers';
import { levelRoutes } from './domains/levels/handlers';
import { streakRoutes } from './domains/streaks/handlers';
import { caseRoutes } from './domains/cases/handlers';
import { claimAllRoutes } from './domains/claim-all/handlers';
import { claimRoutes } from './domains/claims/handlers';
import { claimPolicyRoutes } from './domains/claims/policy';
import { linkedWalletRoutes } from './domains/linked-wallets/handlers';
import { memberRoutes } from './domains/member-management/handlers';
import { memberOverviewRoutes } from './domains/member-overview/handlers';
import { profileFileRoutes } from './domains/profiles/fileHandlers';
import { profileRoutes } from './domains/profiles/handlers';
import { ownPictureRoutes } from './domains/profiles/pictureHandlers';
import { membershipRoutes } from './domains/memberships/handlers';
import { crossServerRoutes, leaderboardRoutes } from './domains/leaderboards/handlers';
import { standingRoutes } from './domains/leaderboards/ownerHandlers';
import { pointsRoutes } from './domains/points/handlers';
import { questFeedRoutes } from './domains/quest-feed/handlers';
import { questManagementRoutes } from './domains/quest-management/handlers';
import { postReviewRoutes } from './domains/post-reviews/handlers';
import { reviewRoutes } from './domains/quest-reviews/handlers';
import { questRoutes } from './domains/quests/handlers';
import { roleChangeRoutes } from './domains/role-changes/handlers';
import { ruleActivityRoutes } from './domains/rule-activity/handlers';
import { rpcRoutes } from './domains/solana-rpc/handlers';
import { contestWinnerRoutes } from './domains/contest-winners/handlers';
import { controlRoutes } from './controls';
import { featureFlagRoutes } from './domains/feature-flags/handlers';
import { emojiRoutes } from './domains/discord/emojiHandlers';
import { discordRoutes } from './domains/discord/handlers';
import { discoverRoutes } from './domains/discover/handlers';
import type { Route } from './http/route';
import { marketRoutes } from './domains/market/handlers';
import { messageCopyRoutes } from './domains/linked-copies/handlers';
import { messageTemplateRoutes } from './domains/message-templates/handlers';
import { noticeRoutes } from './domains/notices/handlers';
import { notificationRoutes } from './domains/notifications/handlers';
import { orderRoutes } from './domains/orders/handlers';
import { packageRoutes } from './domains/packages/handlers';
import { paymentRoutes } from './domains/orders/payments/handlers';
import { pictureRoutes } from './domains/pictures/handlers';
import { portfolioRoutes } from './domains/portfolio/handlers';
import { portfolioHistoryRoutes } from './domains/portfolio/historyHandlers';
import { referralRoutes } from './domains/referrals/handlers';
import { resyncRoutes } from './domains/resyncs/handlers';
import { reportRoutes } from './domains/reports/handlers';
import { searchRoutes } from './domains/search/handlers';
import { consentRoutes } from './domains/session/consent';
import { sessionRoutes } from './domains/session/handlers';
import { serverOverviewRoutes } from './domains/server-overview/handlers';
import { serverSettingsRoutes } from './domains/server-settings/handlers';
import { staffRoutes } from './domains/staff/handlers';
import { socialRoutes } from './domains/socials/handlers';
import { xConsentRoutes } from './domains/socials/xConsent';
import { transactionHistoryRoutes } from './domains/transactions/handlers';
import { projectWalletRoutes } from './domains/project-wallets/handlers';
import { treasuryRoutes } from './domains/ledger-wallet/handlers';
import { serverPictureRoutes } from './domains/server-pictures/handlers';
import { uploadRoutes } from './domains/uploads/handlers';

/** Every route of the embedded back end, by domain. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...consentRoutes,
  ...discordRoutes,
  ...emojiRoutes,
  ...staffRoutes,
  ...messageTemplateRoutes,
  ...messageCopyRoutes,
  ...resyncRoutes,
  ...featureFlagRoutes,
  ...serverOverviewRoutes,
  ...serverSettingsRoutes,
  ...packageRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...moduleRoutes,
  ...testRoutes,
  ...marketRoutes,
  ...noticeRoutes,
  ...notificationRoutes,
  ...referralRoutes,
  ...reportRoutes,
  ...ruleActivityRoutes,
  ...questRoutes,
  ...contestWinnerRoutes,
  ...questFeedRoutes,
  ...reviewRoutes,
  ...questManagementRoutes,
  ...pointsRoutes,
  ...leaderboardRoutes,
  ...crossServerRoutes,
  ...standingRoutes,
  ...membershipRoutes,
  ...discoverRoutes,
  ...memberRoutes,
  ...roleChangeRoutes,
  ...badgeMemberRoutes,
  ...badgeOwnerRoutes,
  ...levelRoutes,
  ...streakRoutes,
  ...caseRoutes,
  ...profileRoutes,
  ...profileFileRoutes,
  ...ownPictureRoutes,
  ...serverPictureRoutes,
  ...memberOverviewRoutes,
  ...portfolioRoutes,
  ...portfolioHistoryRoutes,
  ...claimAllRoutes,
  ...claimRoutes,
  ...claimPolicyRoutes,
  ...treasuryRoutes,
  ...projectWalletRoutes,
  ...transactionHistoryRoutes,
  ...accrualRoutes,
  ...postReviewRoutes,
  ...linkedWalletRoutes,
  ...holderCheckRoutes,
  ...deliveryRoutes,
  ...socialRoutes,
  ...xConsentRoutes,
  ...uploadRoutes,
  ...searchRoutes,
  ...rpcRoutes,
  ...pictureRoutes,
  ...controlRoutes,
];
