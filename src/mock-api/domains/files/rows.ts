import type { FileType } from '@/features/earning/uploads/fileTypes';

/** A file a member has sent for a task. Its content is in the world's file store, by `id`. */
export interface UploadRow {
  id: string;
  userId: string;
  serverId: string;
  questId: string;
  submissionId: string;
  taskId: string;
  /** Cleaned. */
  name: string;
  /** What it was found to be. */
  type: FileType;
  /** Size of what is stored. */
  bytes: number;
  /** Of what is stored, hex: the same picture is the same whatever was written into it. */
  sha256: string;
  at: number;
  /** Since when it belongs to no answer; null while it does. */
  looseSince: number | null;
}

/** How many files somebody has sent on a day, whatever became of them. */
export interface UploadDayRow {
  userId: string;
  /** 2026-01-31, UTC. */
  day: string;
  files: number;
}

declare module '../../store/db' {
  interface Db {
    uploads: UploadRow[];
    uploadDays: UploadDayRow[];
  }
}
