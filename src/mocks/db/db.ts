import type { OwnerSiteTables } from '../owner-sites/rows';
import type { QuestInviteTables } from '../quest-invites/rows';
import type { ActivityTables } from '../activity/rows';
import type { CaseTables } from '../cases/rows';
import type { ClaimTables } from '../claims/rows';
import type { AccessTables } from '../access/rows';
import type { HolderCheckTables } from '../holder-checks/rows';
import type { HoldingTables } from '../holdings/rows';
import type { LeaderboardTables } from '../leaderboards/rows';
import type { LinkedWalletTables } from '../linked-wallets/rows';
import type { MessageCopyTables } from '../message-copies/rows';
import type { MessageTemplateTables } from '../message-templates/rows';
import type { MembershipTables } from '../memberships/rows';
import type { MemberTables } from '../members/rows';
import type { PayoutTables } from '../payouts/rows';
import type { ProfileTables } from '../profiles/rows';
import type { PointsTables } from '../points/rows';
import type { QuestTables } from '../quests/rows';
import type { AccrualTables } from '../accruals/rows';
import type { DeliveryTables } from '../deliveries/rows';
import type { AuditTables } from '../audit/rows';
import type { ModuleTables } from '../bot-modules/rows';
import type { DiscordTables } from '../discord/rows';
import type { FlagTables } from '../flags/rows';
import type { IdempotencyTables } from '../http/idempotency';
import type { NoticeTables } from '../notices/rows';
import type { NotificationTables } from '../notifications/rows';
import type { OrderTables } from '../orders/rows';
import type { PackageTables } from '../packages/rows';
import type { PaymentTables } from '../payments/rows';
import type { ReferralTables } from '../referrals/rows';
import type { ResyncTables } from '../resyncs/rows';
import type { RoleChangeTables } from '../role-changes/rows';
import type { SessionTables } from '../session/rows';
import type { ServerHomeTables } from '../server-home/rows';
import type { ServerSettingsTables } from '../server-settings/rows';
import type { SocialTables } from '../socials/rows';
import type { ProjectWalletTables } from '../project-wallets/rows';
import type { TreasuryTables } from '../treasury/rows';
import type { UploadTables } from '../uploads/rows';

/**
 * The embedded database: the tables of all rooms. In rows, times are ms since 1970, prices decimal SOL and
 * lamports decimal text.
 */
export interface Db
  extends
    SessionTables,
    DeliveryTables,
    DiscordTables,
    PackageTables,
    OrderTables,
    PaymentTables,
    ReferralTables,
    FlagTables,
    IdempotencyTables,
    NoticeTables,
    NotificationTables,
    ModuleTables,
    AccessTables,
    ActivityTables,
    CaseTables,
    ClaimTables,
    AccrualTables,
    OwnerSiteTables,
    QuestInviteTables,
    HolderCheckTables,
    HoldingTables,
    LeaderboardTables,
    LinkedWalletTables,
    MemberTables,
    MembershipTables,
    MessageCopyTables,
    MessageTemplateTables,
    PayoutTables,
    PointsTables,
    ProfileTables,
    QuestTables,
    ResyncTables,
    RoleChangeTables,
    ServerHomeTables,
    ServerSettingsTables,
    SocialTables,
    ProjectWalletTables,
    TreasuryTables,
    UploadTables,
    AuditTables {
  /** Counter behind the ids of new rows. */
  nextId: number;
}
