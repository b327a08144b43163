import type { NoticeBody } from '@/features/server/notices/notice';

/** What staff tell everybody. Nothing is taken away: what is over stays in the list. */
export interface NoticeRow extends Pick<NoticeBody, 'kind' | 'text' | 'audience'> {
  id: string;
  from: number;
  until: number;
  /** When staff ended it before its time. */
  endedAt: number | null;
  by: string;
}

declare module '../../store/db' {
  interface Db {
    notices: NoticeRow[];
  }
}

declare module '../audit/rows' {
  interface StaffUndos {
    /** `isEnded` where the change was to end it before its time. */
    NOTICE: { noticeId: string; isEnded: boolean };
  }
}
