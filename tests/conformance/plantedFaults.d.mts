import type { Server } from 'node:http';

export const plantedFaults: Readonly<
  Record<string, { readonly check: string; readonly only: readonly string[] }>
>;
export function faultyServer(origin: string, fault: string): Server;
