import type { GeneralValues } from '@/features/server/settings/settings';

/** Settings of a server as a whole; absent before the first save. `isListed` is in the server's own row instead. */
export interface ServerSettingsRow {
  serverId: string;
  general: Pick<GeneralValues, 'language' | 'timeZone' | 'logChannelId'>;
  version: number;
}

declare module '../../store/db' {
  interface Db {
    serverSettings: ServerSettingsRow[];
  }
}

declare module '../audit/rows' {
  interface Undos {
    SETTINGS: { version: number; general: GeneralValues };
  }
}
