import type { RequestHandler } from 'msw';
import { accountRoutes } from './account/handlers';
import { accrualRoutes } from './accruals/handlers';
import { moduleRoutes } from './bot-modules/handlers';
import { deliveryRoutes } from './deliveries/handlers';
import { holderCheckRoutes } from './holder-checks/handlers';
import { caseRoutes } from './cases/handlers';
import { claimRoutes } from './claims/handlers';
import { claimPolicyRoutes } from './claims/policy';
import { linkedWalletRoutes } from './linked-wallets/handlers';
import { memberRoutes } from './members/handlers';
import { memberHomeRoutes } from './member-home/handlers';
import { profileRoutes } from './profiles/handlers';
import { ownPictureRoutes } from './profiles/pictureHandlers';
import { membershipRoutes } from './memberships/handlers';
import { crossServerRoutes, leaderboardRoutes } from './leaderboards/handlers';
import { standingRoutes } from './leaderboards/ownerHandlers';
import { pointsRoutes } from './points/handlers';
import { questDeskRoutes } from './quest-desk/handlers';
import { postReviewRoutes } from './post-reviews/handlers';
import { reviewRoutes } from './quest-reviews/handlers';
import { questRoutes } from './quests/handlers';
import { roleChangeRoutes } from './role-changes/handlers';
import { rpcRoutes } from './chain/handlers';
import { controlRoutes } from './control';
import { flagRoutes } from './flags/handlers';
import { emojiRoutes } from './discord/emojiHandlers';
import { discordRoutes } from './discord/handlers';
import { discoverRoutes } from './discover/handlers';
import { dispatcher } from './http/dispatch';
import type { Place, Route } from './http/route';
import { marketRoutes } from './market/handlers';
import { messageCopyRoutes } from './message-copies/handlers';
import { messageTemplateRoutes } from './message-templates/handlers';
import { noticeRoutes } from './notices/handlers';
import { notificationRoutes } from './notifications/handlers';
import { orderRoutes } from './orders/handlers';
import { packageRoutes } from './packages/handlers';
import { paymentRoutes } from './payments/handlers';
import { pictureRoutes } from './pictures/handlers';
import { portfolioRoutes } from './portfolio/handlers';
import { referralRoutes } from './referrals/handlers';
import { resyncRoutes } from './resyncs/handlers';
import { reportRoutes } from './reports/handlers';
import { consentRoutes } from './session/consent';
import { sessionRoutes } from './session/handlers';
import { serverHomeRoutes } from './server-home/handlers';
import { serverSettingsRoutes } from './server-settings/handlers';
import { staffDeskRoutes } from './staff-desk/handlers';
import { socialRoutes } from './socials/handlers';
import { xConsentRoutes } from './socials/xConsent';
import { transactionHistoryRoutes } from './transaction-history/handlers';
import { projectWalletRoutes } from './project-wallets/handlers';
import { treasuryRoutes } from './treasury/handlers';
import { uploadRoutes } from './uploads/handlers';
import type { World } from './world';

/** Every route of the embedded back end, by room. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...consentRoutes,
  ...discordRoutes,
  ...emojiRoutes,
  ...staffDeskRoutes,
  ...messageTemplateRoutes,
  ...messageCopyRoutes,
  ...resyncRoutes,
  ...flagRoutes,
  ...serverHomeRoutes,
  ...serverSettingsRoutes,
  ...packageRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...moduleRoutes,
  ...marketRoutes,
  ...noticeRoutes,
  ...notificationRoutes,
  ...referralRoutes,
  ...reportRoutes,
  ...questRoutes,
  ...reviewRoutes,
  ...questDeskRoutes,
  ...pointsRoutes,
  ...leaderboardRoutes,
  ...crossServerRoutes,
  ...standingRoutes,
  ...membershipRoutes,
  ...discoverRoutes,
  ...memberRoutes,
  ...roleChangeRoutes,
  ...caseRoutes,
  ...profileRoutes,
  ...ownPictureRoutes,
  ...memberHomeRoutes,
  ...portfolioRoutes,
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
  ...rpcRoutes,
  ...pictureRoutes,
  ...controlRoutes,
];

/** What MSW serves a world with, for the place it runs in. */
export const createHandlers = (
  world: World,
  place: Place = {},
  served: readonly Route[] = routes,
): RequestHandler[] => [dispatcher(world, served, place)];
