import type { ExportedCategory } from '@/features/identity/account/exported';
import type { Db } from '../../store/db';

/** What becomes of a table's rows about a person. Where something is not done, a sentence says why. */
interface PersonalTable {
  /** The categories of the copy that have them. */
  copy: readonly ExportedCategory[] | string;
  /** What is erased when the account is deleted: the rows, some of their fields, or nothing. */
  deletion: 'ROWS' | { fields: readonly string[]; keeps: string } | { keeps: string };
}

const BOOKS = 'An amount of a server’s books, of an account without a name.';
const ACT = 'What the person did for a server is in `audit`.';
const ACTED = 'The actor is the ID of an account without a name.';
const DISCORD = 'Sample data for another service.';

/**
 * Every table of the world. One that names a person says where it is in their copy, and what of it goes when they
 * delete their account. A table that is missing here is an error.
 */
export const personalTables: Record<Exclude<keyof Db, 'nextId'>, PersonalTable | 'NO_PERSON'> = {
  users: {
    copy: ['account'],
    deletion: {
      fields: ['username', 'displayName', 'discordId', 'avatar', 'capabilities', 'referralCode'],
      keeps: 'Rows that stay need an account to belong to.',
    },
  },
  guilds: {
    copy: ['ownedServers'],
    deletion: {
      fields: ['managerIds'],
      keeps: 'Discord says who owns a server. One with an active package blocks the deletion.',
    },
  },
  packages: 'NO_PERSON',
  orders: { copy: ['orders'], deletion: { keeps: 'Orders are business records.' } },
  payments: {
    copy: ['payments'],
    deletion: { keeps: 'Business records of what is public on the chain, for refunds.' },
  },
  ambassadors: {
    copy: ['ambassador'],
    deletion: { fields: ['application'], keeps: 'Commissions belong to it.' },
  },
  referralSources: {
    copy: ['referralLinks'],
    deletion: { fields: ['name'], keeps: 'Referrals are counted by it.' },
  },
  referralLinks: {
    copy: ['referralLinks'],
    deletion: { keeps: 'The staff made the link, and referrals are counted by it.' },
  },
  referralVisits: {
    copy: ['referralVisits'],
    deletion: { keeps: 'Visits of others. Nothing in them says who.' },
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
      keeps: 'The books of the program. The chain has the payment.',
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
  codes: { copy: 'A code of a sign-in, good for a minute.', deletion: 'ROWS' },
  audit: { copy: ['audit'], deletion: { keeps: `${ACTED} A team needs to see what was changed.` } },
  access: { copy: ['access'], deletion: 'ROWS' },
  accruals: 'NO_PERSON',
  accrualRuns: { copy: ['earnings'], deletion: { keeps: BOOKS } },
  postReviews: {
    copy: ['postReviews'],
    deletion: { fields: ['post.text', 'decision.note'], keeps: BOOKS },
  },
  members: {
    copy: ['memberships'],
    deletion: { fields: ['roles'], keeps: 'Counts of members over time are made of it.' },
  },
  renames: { copy: ['formerNames'], deletion: 'ROWS' },
  memberNotes: { copy: ['teamNotes'], deletion: 'ROWS' },
  roleChanges: {
    copy: ['bulkRoleChanges'],
    deletion: { keeps: 'A list of ids, of an account without a name.' },
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
    deletion: { keeps: 'It counts for who invited them.' },
  },
  questConnections: {
    copy: 'Keyed hashes of connections, which say nothing without their key.',
    deletion: 'ROWS',
  },
  questViews: { copy: ['questViews'], deletion: 'ROWS' },
  winnerChoices: { copy: ACT, deletion: { keeps: ACTED } },
  ownerSites: 'NO_PERSON',
  ownerCalls: { copy: DISCORD, deletion: 'ROWS' },
  linkedWallets: { copy: ['wallets'], deletion: 'ROWS' },
  linkRequests: { copy: ['walletRequests'], deletion: 'ROWS' },
  holdings: {
    copy: 'What wallets hold is public on the chain.',
    deletion: { keeps: DISCORD },
  },
  holderMarks: 'NO_PERSON',
  roleLogs: { copy: ['roleLog'], deletion: 'ROWS' },
  submissions: {
    copy: ['submissions'],
    deletion: {
      fields: ['tasks[].answer', 'tasks[].message', 'decision.note', 'rewardedAddress'],
      keeps:
        'Rewards are counted by it, and a code goes to one person alone. A fingerprint of the wallet keeps it from being rewarded again.',
    },
  },
  reviewReasons: 'NO_PERSON',
  seasons: { copy: ['seasonPlaces'], deletion: { keeps: 'Ranks of a season that has ended.' } },
  points: { copy: ['points'], deletion: { keeps: BOOKS } },
  xp: { copy: ['xp'], deletion: { keeps: BOOKS } },
  memberLevels: { copy: ['levels'], deletion: 'ROWS' },
  levelUps: { copy: ['levelUps'], deletion: 'ROWS' },
  payouts: {
    copy: ['payouts'],
    deletion: { fields: ['address'], keeps: `${BOOKS} The chain has the payment.` },
  },
  claims: { copy: ['claims'], deletion: { keeps: BOOKS } },
  claimPolicies: 'NO_PERSON',
  socials: { copy: ['socials'], deletion: 'ROWS' },
  xLinks: { copy: 'A sign-in at X that is under way.', deletion: 'ROWS' },
  xCodes: { copy: DISCORD, deletion: { keeps: DISCORD } },
  telegramCodes: { copy: 'A code that is good for minutes.', deletion: 'ROWS' },
  socialActs: { copy: ['socialActivity'], deletion: { keeps: DISCORD } },
  xFollowers: { copy: DISCORD, deletion: { keeps: DISCORD } },
  platforms: 'NO_PERSON',
  uploads: { copy: ['uploads'], deletion: 'ROWS' },
  uploadDays: { copy: ['uploadDays'], deletion: 'ROWS' },
  deliveries: {
    copy: 'What the bot posted in Discord for everyone there.',
    deletion: { keeps: 'A record of what was posted in Discord, kept for a limited time.' },
  },
  deliveryMarks: 'NO_PERSON',
  outages: 'NO_PERSON',
  profiles: { copy: ['profile'], deletion: 'ROWS' },
  ownPictures: { copy: ['ownPictures'], deletion: 'ROWS' },
  serverSettings: 'NO_PERSON',
  allowedRoles: { copy: ACT, deletion: { keeps: ACTED } },
  serverPins: { copy: ['pinnedServers'], deletion: 'ROWS' },
  roleChecks: { copy: ['roleChecks'], deletion: 'ROWS' },
  withdrawals: {
    copy: ['withdrawals'],
    deletion: { keeps: 'A server’s books. The address is the server’s own treasury wallet.' },
  },
  ledgerAlerts: 'NO_PERSON',
  projectWallets: { copy: ACT, deletion: { keeps: 'The wallet belongs to the server.' } },
  messageTemplates: { copy: ACT, deletion: { keeps: ACTED } },
  messageCopies: 'NO_PERSON',
  deletedMessages: 'NO_PERSON',
  projectWalletRequests: { copy: ['walletRequests'], deletion: 'ROWS' },
  visits: { copy: ['visits'], deletion: 'ROWS' },
  flags: { copy: ACT, deletion: { keeps: ACTED } },
  keyedCalls: { copy: 'Answers that the person got before, kept for a day.', deletion: 'ROWS' },
};
