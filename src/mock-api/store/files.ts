/** Where the content of files is kept, outside a world's state, by the ids of their rows. */
export interface FileStore {
  /** Null where there is none. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Rejects when it cannot be kept. */
  put(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  remove(id: string): Promise<void>;
  /** Forgets all but these. */
  keepOnly(ids: readonly string[]): Promise<void>;
}

/** For as long as the process lives: worlds of tests. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    get: async (id) => files.get(id) ?? null,
    put: async (id, bytes) => void files.set(id, bytes),
    remove: async (id) => void files.delete(id),
    async keepOnly(ids) {
      for (const id of files.keys()) if (!ids.includes(id)) files.delete(id);
    },
  };
}
