import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../store/files';

/** Ids are our own; nothing else becomes a path. */
const ID = /^[\w-]{1,64}$/;

/** Files in a folder of their own, beside the world's state. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (id: string) => {
    if (!ID.test(id)) throw new Error(`${id} is no id of a file.`);
    return join(folder, id);
  };
  const remove = (id: string) => rm(pathOf(id), { force: true });
  return {
    async get(id) {
      // Gone is gone, whoever took it away.
      const found = await readFile(pathOf(id)).catch(() => null);
      return found === null ? null : new Uint8Array(found);
    },
    async put(id, bytes) {
      await mkdir(folder, { recursive: true });
      await writeFile(pathOf(id), bytes);
    },
    remove,
    async keepOnly(ids) {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(names.filter((name) => ID.test(name) && !ids.includes(name)).map(remove));
    },
  };
}
