import type { NoticeBody } from '@/features/server/notices/notice';

/** An announcement by staff. Never deleted: past ones stay in the list. */
export interface NoticeRow extends Pick<NoticeBody, 'kind' | 'text' | 'audience'> {
  id: string;
  from: number;
  until: number;
  /** When staff ended it early. */
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
    /** `isEnded` where the change was to end it early. */
    NOTICE: { noticeId: string; isEnded: boolean };
  }
}
