export interface ReferralRow {
  referrerId: string;
  userId: string;
  at: number;
  status: 'JOINED' | 'QUALIFIED' | 'REWARDED';
  rewardLamports: string;
}

/** The tables of this room. */
export interface ReferralTables {
  referrals: ReferralRow[];
}
