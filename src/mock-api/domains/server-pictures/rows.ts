import type { FileType } from '@/features/earning/uploads/fileTypes';

/** A picture that a server's team uploaded for messages, covers and banners. */
export interface ServerPictureRow {
  /** Secret: everyone who knows the address can see it. */
  id: string;
  serverId: string;
  /** Detected type of the content. */
  type: FileType;
  /** Size of the stored content. */
  bytes: number;
  /** SHA-256 of the stored content, hex. It is the key in the world's file store, shared by all servers. */
  sha256: string;
  /** Time of the last upload. */
  at: number;
}

declare module '../../store/db' {
  interface Db {
    serverPictures: ServerPictureRow[];
  }
}
