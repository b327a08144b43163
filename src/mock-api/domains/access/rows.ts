import type { ServerRole } from '@/shared/api/serverRole';

/** What a person, or whoever holds a Discord role, may do on a server; one of the two ids is set. */
export interface AccessRow {
  serverId: string;
  userId: string | null;
  roleId: string | null;
  role: ServerRole;
}

declare module '../../store/db' {
  interface Db {
    access: AccessRow[];
  }
}

declare module '../audit/rows' {
  interface Undos {
    ACCESS: { grant: AccessRow; isGiven: boolean };
  }
}
