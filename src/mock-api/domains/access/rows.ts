import type { ServerRole } from '@/shared/api/serverRole';

/** A role on a server, given to a user or to every member with a Discord role; exactly one of the two ids is set. */
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
