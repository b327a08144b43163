// @vitest-environment node
import { expect, test } from 'vitest';
import { declared } from '@/mock-api/openapi/declared';

/** Writes that tie nothing to the account, by the reason. Of a visitor, of the renewal and of staff none can. */
const untied: Readonly<Record<string, readonly string[]>> = {
  'Takes something away, or ends it': [
    'signOutDevice',
    'signOutEverywhere',
    'deleteAccount',
    'unlinkWallet',
    'removeProjectWallet',
    'deleteMyPicture',
    'deleteMyBanner',
    'deleteUpload',
    'unlinkSocial',
    'cancelOrder',
    'revokeAccess',
    'leaveTeam',
    'removeBot',
    'deleteServerData',
  ],
  'Of a payment that was asked about before it was signed, and must be registered without another question':
    ['reportPayment'],
  'Changes how something that is tied already is named, used or paid': [
    'updateLinkedWallet',
    'updateProjectWallet',
    'archiveAmbassadorLink',
    'retryTransaction',
    'appealTransaction',
  ],
  'Uploads a drawing of what the profile already shows': ['updateMyCard'],
  'Names a link of the account, and holds nothing of anyone': [
    'chooseReferralCode',
    'createAmbassadorLink',
  ],
  'Chooses how this account sees something or what it is notified about': [
    'pinServer',
    'markAsset',
    'setMyTimeZone',
    'recheckRoles',
    'markNotificationsRead',
    'updateNotificationPreference',
    'sendTestNotification',
    'recordServerVisit',
  ],
  'Reads or estimates, and changes nothing': [
    'estimateAccrual',
    'countBadgeMembers',
    'explainAlert',
    'previewHolderRule',
    'estimateHolders',
    'checkHolder',
    'previewBulkRoleChange',
    'exportMembers',
    'estimateQuestReach',
    'previewQuest',
  ],
  'Works on a server for its members, with what the server has': [
    'updateModule',
    'testModule',
    'createRule',
    'reorderRules',
    'updateRule',
    'deleteRule',
    'testRule',
    'linkPostedMessage',
    'createMessageTemplate',
    'renameMessageTemplate',
    'deleteMessageTemplate',
    'decideCase',
    'closeCase',
    'updateClaimPolicy',
    'retryPostHistoryEntry',
    'replayAlert',
    'runHolderRule',
    'adjustPoints',
    'createSeason',
    'updateSeason',
    'deleteSeason',
    'closeSeason',
    'createBadge',
    'updateBadge',
    'deleteBadge',
    'createMemberNote',
    'updateMemberNote',
    'deleteMemberNote',
    'startBulkRoleChange',
    'stopBulkRoleChange',
    'postLinkedCopy',
    'updateLinkedCopies',
    'unlinkCopy',
    'deleteLinkedCopy',
    'decidePost',
    'undoPostDecision',
    'updateQuestStage',
    'moveQuest',
    'createQuestCategory',
    'copyQuestCategory',
    'deleteQuestCategory',
    'decideSubmission',
    'undoSubmissionDecision',
    'updateReviewReasons',
    'chooseQuestWinners',
    'updateServerSettings',
    'grantAccess',
    'allowDangerousRole',
    'undoChange',
    'resetModule',
    'uploadServerPicture',
    'updateLedgerWalletAlert',
    'decideServerPayout',
    'retryServerPayout',
    'withdraw',
  ],
};
const known = Object.values(untied).flat();

const writes = declared.filter(
  ({ endpoint: { method, access } }) =>
    method !== 'GET' && access !== 'open' && access !== 'renewal' && access !== 'staff',
);

test('a write says what it ties to the account, or is listed with the reason it ties nothing', () => {
  const silent = writes.filter(({ id, endpoint }) => !endpoint.ties && !known.includes(id));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('the list names writes alone, each once, and none that ties something', () => {
  const free = writes.filter(({ endpoint }) => !endpoint.ties).map(({ id }) => id);
  expect(known.toSorted()).toEqual(free.toSorted());
});
