import { memoryFiles, type FileStore } from '../../store/files';

/** Of IndexedDB. */
export const DATABASE = 'CASTLE_MOCK_FILES';
const STORE = 'files';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB.')));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

/** Files in IndexedDB, for the back end inside a page; in memory where the browser keeps nothing. */
export async function pageFiles(): Promise<FileStore> {
  const database = await open().catch(() => null);
  if (database === null) return memoryFiles();
  const files = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  const remove = async (id: string): Promise<void> => {
    await settled(files('readwrite').delete(id));
  };
  return {
    async get(id) {
      const found: unknown = await settled(files('readonly').get(id));
      return found instanceof ArrayBuffer ? new Uint8Array(found) : null;
    },
    put: async (id, bytes) =>
      void (await settled(files('readwrite').put(bytes.slice().buffer, id))),
    remove,
    async keepOnly(ids) {
      const keys = await settled(files('readonly').getAllKeys());
      await Promise.all(
        keys
          .map(String)
          .filter((id) => !ids.includes(id))
          .map(remove),
      );
    },
  };
}
