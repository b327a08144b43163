import type { FileType } from '@/features/earning/uploads/fileTypes';

/** A picture that a server's team uploaded for messages, covers and banners. */
export interface ServerPictureRow {
  /** Its secret: whoever knows its address may see it. */
  id: string;
  serverId: string;
  /** What it was found to be. */
  type: FileType;
  /** Size of what is stored. */
  bytes: number;
  /** Of what is stored, hex. The content is in the world's file store under it, once for all servers. */
  sha256: string;
  /** Last upload. */
  at: number;
}

declare module '../../store/db' {
  interface Db {
    serverPictures: ServerPictureRow[];
  }
}
