import type { ExportedCategory } from '@/features/identity/account/exported';
import type { Db } from '../../store/db';

/** Treatment of a table's rows about a user. Where they are not copied or erased, a sentence says why. */
interface PersonalTable {
  /** The categories of the copy that contain them. */
  copy: readonly ExportedCategory[] | string;
  /** The part erased with the account: the rows, some of their fields, or nothing. */
  deletion: 'ROWS' | { fields: readonly string[]; keeps: string } | { keeps: string };
}

const BOOKS = 'Accounting record of the server. It no longer names the person.';
const ACT = 'The person’s work for a server is in `audit`.';
const ACTED = 'It refers to the person by an ID without a name.';
const OUTSIDE = 'Simulated data of an outside service, such as X, Solana or a server’s own site.';

/**
 * Every table of the world. A table that identifies a user says where it is in their copy, and which part is erased
 * with their account. Omitting a table is a type error.
 */
export const personalTables: Record<Exclude<keyof Db, 'nextId'>, PersonalTable | 'NO_PERSON'> = {
  users: {
    copy: ['account'],
    deletion: {
      fields: ['username', 'displayName', 'discordId', 'avatar', 'capabilities', 'referralCode'],
      keeps: 'Records that are kept still need an account to belong to.',
    },
  },
  guilds: {
    copy: ['ownedServers'],
    deletion: {
      fields: ['managerIds'],
      keeps:
        'Ownership of a server comes from Discord. A server with an active package blocks the deletion.',
    },
  },
  packages: 'NO_PERSON',
  orders: { copy: ['orders'], deletion: { keeps: 'Orders are business records.' } },
  payments: {
    copy: ['payments'],
    deletion: {
      keeps: 'Business records needed for refunds. The payments themselves are public on Solana.',
    },
  },
  ambassadors: {
    copy: ['ambassador'],
    deletion: { fields: ['application'], keeps: 'The person’s commissions belong to this record.' },
  },
  referralSources: {
    copy: ['referralLinks'],
    deletion: { fields: ['name'], keeps: 'Referrals are counted per link.' },
  },
  referralLinks: {
    copy: ['referralLinks'],
    deletion: { keeps: 'Castle Bots staff made the link, and referrals are counted per link.' },
  },
  referralVisits: {
    copy: ['referralVisits'],
    deletion: { keeps: 'Visits by other people, who aren’t identified.' },
  },
  referrals: {
    copy: ['referrals', 'ownReferral'],
    deletion: { keeps: 'Another person’s commissions are based on it.' },
  },
  commissions: { copy: ['commissions'], deletion: { keeps: BOOKS } },
  commissionPayouts: {
    copy: ['commissionPayouts'],
    deletion: {
      fields: ['address'],
      keeps: 'Accounting record of the ambassador program. The payment itself is public on Solana.',
    },
  },
  notices: { copy: ACT, deletion: { keeps: ACTED } },
  notifications: { copy: ['notifications'], deletion: 'ROWS' },
  newsChoices: { copy: ['newsChoices'], deletion: 'ROWS' },
  directMessages: { copy: ['directMessages'], deletion: 'ROWS' },
  closedMessages: { copy: ['closedMessages'], deletion: 'ROWS' },
  questNews: { copy: ['questNews'], deletion: 'ROWS' },
  modules: { copy: ACT, deletion: { keeps: ACTED } },
  moduleSecrets: 'NO_PERSON',
  sessions: { copy: ['sessions'], deletion: 'ROWS' },
  codes: { copy: 'A sign-in code that expires after a minute.', deletion: 'ROWS' },
  audit: {
    copy: ['audit'],
    deletion: { keeps: `${ACTED} Teams need the history of changes to their server.` },
  },
  access: { copy: ['access'], deletion: 'ROWS' },
  accruals: 'NO_PERSON',
  accrualRuns: { copy: ['earnings'], deletion: { keeps: BOOKS } },
  postReviews: {
    copy: ['postReviews'],
    deletion: { fields: ['post.text', 'decision.note'], keeps: BOOKS },
  },
  members: {
    copy: ['memberships'],
    deletion: { fields: ['roles'], keeps: 'Member counts over time are based on this record.' },
  },
  renames: { copy: ['formerNames'], deletion: 'ROWS' },
  memberNotes: { copy: ['teamNotes'], deletion: 'ROWS' },
  roleChanges: {
    copy: ['bulkRoleChanges'],
    deletion: { keeps: 'A list of IDs that belongs to an account without a name.' },
  },
  resyncs: { copy: ACT, deletion: { keeps: ACTED } },
  cases: { copy: ['ticketsAndModeration'], deletion: 'ROWS' },
  caseMarks: 'NO_PERSON',
  activity: { copy: ['activity'], deletion: 'ROWS' },
  questStarts: 'NO_PERSON',
  questSlugs: 'NO_PERSON',
  questLaunches: 'NO_PERSON',
  questInvites: { copy: ['questInvitations'], deletion: 'ROWS' },
  questInvited: {
    copy: ['acceptedInvitations'],
    deletion: { keeps: 'It counts for the member who sent the invite.' },
  },
  questConnections: {
    copy: 'Keyed hashes of connections, which can’t be read without the key.',
    deletion: 'ROWS',
  },
  questViews: { copy: ['questViews'], deletion: 'ROWS' },
  winnerChoices: { copy: ACT, deletion: { keeps: ACTED } },
  ownerSites: 'NO_PERSON',
  ownerCalls: { copy: OUTSIDE, deletion: 'ROWS' },
  linkedWallets: { copy: ['wallets'], deletion: 'ROWS' },
  linkRequests: { copy: ['walletRequests'], deletion: 'ROWS' },
  portfolioDays: { copy: ['portfolioDays'], deletion: 'ROWS' },
  assetMarks: { copy: ['assetMarks'], deletion: 'ROWS' },
  holdings: {
    copy: 'Wallet balances are public on Solana.',
    deletion: { keeps: OUTSIDE },
  },
  holderMarks: 'NO_PERSON',
  roleLogs: { copy: ['roleLog'], deletion: 'ROWS' },
  submissions: {
    copy: ['submissions'],
    deletion: {
      fields: ['tasks[].answer', 'tasks[].message', 'decision.note', 'rewardedAddress'],
      keeps:
        'Rewards are counted by it, and each code goes to only one person. A fingerprint of the wallet prevents a second reward.',
    },
  },
  reviewReasons: 'NO_PERSON',
  seasons: {
    copy: ['seasonPlaces'],
    deletion: { keeps: 'Final ranks and prizes of a season that has ended.' },
  },
  badges: 'NO_PERSON',
  timeZones: { copy: ['timeZone'], deletion: 'ROWS' },
  earnedBadges: { copy: ['badges'], deletion: 'ROWS' },
  points: { copy: ['points'], deletion: { keeps: BOOKS } },
  xp: { copy: ['xp'], deletion: { keeps: BOOKS } },
  memberLevels: { copy: ['levels'], deletion: 'ROWS' },
  levelUps: { copy: ['levelUps'], deletion: 'ROWS' },
  payouts: {
    copy: ['payouts'],
    deletion: {
      fields: ['address', 'appeal'],
      keeps: `${BOOKS} The payment itself is public on Solana.`,
    },
  },
  claims: { copy: ['claims'], deletion: { keeps: BOOKS } },
  claimLines: {
    copy: 'Outcomes of claim requests. The person’s claims and submissions include them.',
    deletion: 'ROWS',
  },
  claimPolicies: 'NO_PERSON',
  socials: { copy: ['socials'], deletion: 'ROWS' },
  xLinks: { copy: 'An unfinished sign-in with X.', deletion: 'ROWS' },
  xCodes: { copy: OUTSIDE, deletion: { keeps: OUTSIDE } },
  telegramCodes: { copy: 'A code that expires within minutes.', deletion: 'ROWS' },
  socialActs: { copy: ['socialActivity'], deletion: { keeps: OUTSIDE } },
  xFollowers: { copy: OUTSIDE, deletion: { keeps: OUTSIDE } },
  platforms: 'NO_PERSON',
  uploads: { copy: ['uploads'], deletion: 'ROWS' },
  uploadDays: { copy: ['uploadDays'], deletion: 'ROWS' },
  deliveries: {
    copy: 'Messages the bot posted in Discord for everyone on the server.',
    deletion: { keeps: 'A record of Discord posts that is kept for a limited time.' },
  },
  deliveryMarks: 'NO_PERSON',
  outages: 'NO_PERSON',
  profiles: { copy: ['profile'], deletion: 'ROWS' },
  ownPictures: { copy: ['ownPictures'], deletion: 'ROWS' },
  profileFiles: { copy: ['profileFiles'], deletion: 'ROWS' },
  serverPictures: 'NO_PERSON',
  serverSettings: 'NO_PERSON',
  allowedRoles: { copy: ACT, deletion: { keeps: ACTED } },
  serverPins: { copy: ['pinnedServers'], deletion: 'ROWS' },
  roleChecks: { copy: ['roleChecks'], deletion: 'ROWS' },
  withdrawals: {
    copy: ['withdrawals'],
    deletion: {
      keeps: 'Accounting record of the server. The address is the server’s own treasury wallet.',
    },
  },
  ledgerAlerts: 'NO_PERSON',
  projectWallets: { copy: ACT, deletion: { keeps: 'The wallet belongs to the server.' } },
  messageTemplates: { copy: ACT, deletion: { keeps: ACTED } },
  messageCopies: 'NO_PERSON',
  deletedMessages: 'NO_PERSON',
  projectWalletRequests: { copy: ['walletRequests'], deletion: 'ROWS' },
  visits: { copy: ['visits'], deletion: 'ROWS' },
  flags: { copy: ACT, deletion: { keeps: ACTED } },
  keyedCalls: {
    copy: 'Earlier responses to the person’s requests, kept for one day.',
    deletion: 'ROWS',
  },
};
