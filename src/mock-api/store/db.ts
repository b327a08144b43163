import type { OwnerSiteTables } from '../domains/owner-sites/rows';
import type { QuestInviteTables } from '../domains/quest-invites/rows';
import type { ActivityTables } from '../domains/activity/rows';
import type { CaseTables } from '../domains/cases/rows';
import type { ClaimTables } from '../domains/claims/rows';
import type { AccessTables } from '../domains/access/rows';
import type { HolderCheckTables } from '../domains/holder-checks/rows';
import type { HoldingTables } from '../domains/holdings/rows';
import type { LeaderboardTables } from '../domains/leaderboards/rows';
import type { LinkedWalletTables } from '../domains/wallets/rows';
import type { MessageCopyTables } from '../domains/message-copies/rows';
import type { MessageTemplateTables } from '../domains/message-templates/rows';
import type { MembershipTables } from '../domains/memberships/rows';
import type { MemberTables } from '../domains/members/rows';
import type { PayoutTables } from '../domains/payouts/rows';
import type { ProfileTables } from '../domains/profiles/rows';
import type { PointsTables } from '../domains/point-balances/rows';
import type { QuestTables } from '../domains/quests/rows';
import type { AccrualTables } from '../domains/accrual-ledger/rows';
import type { DeliveryTables } from '../domains/deliveries/rows';
import type { AuditTables } from '../domains/audit/rows';
import type { ModuleTables } from '../domains/modules/rows';
import type { DiscordTables } from '../domains/guilds/rows';
import type { FlagTables } from '../domains/feature-flags/rows';
import type { IdempotencyTables } from '../http/idempotency';
import type { NoticeTables } from '../domains/notices/rows';
import type { NotificationTables } from '../domains/notifications/rows';
import type { OrderTables } from '../domains/orders/rows';
import type { PackageTables } from '../domains/packages/rows';
import type { PaymentTables } from '../domains/payments/rows';
import type { ReferralTables } from '../domains/referrals/rows';
import type { ResyncTables } from '../domains/resyncs/rows';
import type { RoleChangeTables } from '../domains/role-changes/rows';
import type { SessionTables } from '../domains/accounts/rows';
import type { ServerHomeTables } from '../domains/server-home/rows';
import type { ServerSettingsTables } from '../domains/server-settings/rows';
import type { SocialTables } from '../domains/socials/rows';
import type { ProjectWalletTables } from '../domains/project-wallets/rows';
import type { TreasuryTables } from '../domains/treasury/rows';
import type { UploadTables } from '../domains/uploads/rows';

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
