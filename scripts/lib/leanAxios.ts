import type { Plugin } from 'vite';

/** From, to, and how often it must be there. */
type Edit = readonly [from: RegExp, to: string, count: number];

const FOLDER = /\/axios\/lib\/(.+)$/;

/**
 * Modules of axios that no page reaches. Bodies go out as text or as files, queries as `URLSearchParams`, calls end by
 * a signal, and all options are our own (`src/shared/api/http.ts`).
 */
export const unused: Readonly<Record<string, string>> = {
  'helpers/toFormData.js': 'export default undefined;',
  'helpers/toURLEncodedForm.js': 'export default undefined;',
  'helpers/formDataToJSON.js': 'export default undefined;',
  'helpers/AxiosURLSearchParams.js': 'export default undefined;',
  'helpers/trackStream.js': 'export const trackStream = undefined;',
  'core/createMultipartBody.js': 'export default undefined;',
  'cancel/CancelToken.js': 'export default undefined;',
  // Misspelled options throw while one develops.
  'helpers/validator.js':
    'const pass = () => {}; export default { assertOptions: pass, validators: { transitional: pass, spelling: pass } };',
};

/**
 * The adapter for `fetch` sends renewals alone: without a body, to our own address, with an answer that is read whole.
 * Files go by XMLHttpRequest, which is the usual one.
 */
const fetchEdits: readonly Edit[] = [
  // Limits of length.
  [/const has(MaxContentLength|MaxBodyLength) = [^;]+;/g, 'const has$1 = false;', 2],
  [/const mustEnforceStreamBody =[^;]+;/g, 'const mustEnforceStreamBody = false;', 1],
  // Bodies and answers that are measured on their way.
  [/const supportsRequestStream =[^]+?\n {4}\}\);/g, 'const supportsRequestStream = false;', 1],
  [/const supportsResponseStream =[^;]+;/g, 'const supportsResponseStream = false;', 1],
  // Forms.
  [/utils\.isSpecCompliantForm\(data\) &&/g, 'false &&', 2],
  [/if \(utils\.isFormData\(data\)\) \{/g, 'if (false) {', 1],
  // Names and passwords in addresses.
  [/maybeWithAuthCredentials\(url\)/g, 'false', 1],
  [/const configAuth = own\('auth'\);/g, 'const configAuth = false;', 1],
];

/** Leaves out of the bundle what the client has no use for in axios. */
export const leanAxios = (): Plugin => ({
  name: 'castle-bots:lean-axios',
  transform: {
    filter: { id: FOLDER },
    handler: (code, id) => {
      const lean = withoutUnusedParts(code, FOLDER.exec(id)?.[1] ?? '');
      return lean === code ? null : { code: lean, map: null };
    },
  },
});

/**
 * @param file of axios, in its `lib`
 * @throws Error when axios isn't the one that the edits were written for
 */
export function withoutUnusedParts(code: string, file: string): string {
  if (file !== 'adapters/fetch.js') return unused[file] ?? code;
  return fetchEdits.reduce((text, [from, to, count]) => {
    const found = text.match(from)?.length ?? 0;
    if (found !== count)
      throw new Error(
        `Axios has ${String(found)} of ${String(count)} places that match ${String(from)}: has it changed? See scripts/lib/leanAxios.ts.`,
      );
    return text.replace(from, to);
  }, code);
}
