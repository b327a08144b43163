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
  /** The type found in its content. */
  type: FileType;
  /** Size of the stored content. */
  bytes: number;
  /** SHA-256 of the stored content, hex. Equal for the same picture with different metadata. */
  sha256: string;
  at: number;
  /** Since when it belongs to no submission; null while it does. */
  looseSince: number | null;
}

/** Number of files a user has sent on a day, including deleted ones. */
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
