import type { GeneralValues } from '@/features/server-settings/settings';

/** What is set for a server as a whole; absent before the first save. Its listing stands with the server. */
export interface ServerSettingsRow {
  serverId: string;
  general: Pick<GeneralValues, 'language' | 'timeZone' | 'logChannelId'>;
  version: number;
}

/** A role with which a server could be taken over, which an owner lets modules give. */
export interface AllowedRoleRow {
  serverId: string;
  roleId: string;
  userId: string;
  at: number;
}

declare module '../../store/db' {
  interface Db {
    serverSettings: ServerSettingsRow[];
    allowedRoles: AllowedRoleRow[];
  }
}

declare module '../audit/rows' {
  interface Undos {
    SETTINGS: { version: number; general: GeneralValues };
  }
}
