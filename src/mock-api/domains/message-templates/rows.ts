import type { Message } from '@/features/modules/common-fields/message';

/** A message a server keeps to begin others from. */
export interface MessageTemplateRow {
  id: string;
  serverId: string;
  name: string;
  message: Message;
  savedAt: number;
  /** Id of who saved it last. */
  savedBy: string;
}

declare module '../../store/db' {
  interface Db {
    messageTemplates: MessageTemplateRow[];
  }
}
