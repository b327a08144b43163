import { parseSync, Visitor, type Plugin } from 'vite';

/** What a declared call says for the OpenAPI document and the back end alone; `request` reads none of it. */
const FOR_THE_DOCUMENT = new Set([
  'tag',
  'summary',
  'description',
  'unchanged',
  'access',
  'params',
  'status',
  'setsCookies',
  'errors',
  'body',
  'query',
]);

/**
 * Leaves out of a bundle what declared calls say for the OpenAPI document and the back end alone, which is most of
 * their text, and the schemas of refusals with it: no page reads it. A build with the back end in the page goes
 * without this, and so does the back end of the dev and preview servers, which isn't built.
 */
export const leanEndpoints = (): Plugin => ({
  name: 'lean-endpoints',
  transform: {
    filter: { id: /\/src\/features\/.*ndpoints\.ts$/ },
    handler: (code, id) => ({ code: withoutDocument(code, id), map: null }),
  },
});

/** A module of declared calls (`endpoint({ … })`) without the texts of its calls; all else stays as it is. */
export function withoutDocument(code: string, file: string): string {
  let lean = '';
  let kept = 0;
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [declared] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      if (declared?.type !== 'ObjectExpression') return;
      for (const property of declared.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (!FOR_THE_DOCUMENT.has(property.key.name)) continue;
        lean += code.slice(kept, property.start);
        // With its comma, where there is one.
        kept = property.end + (/^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0);
      }
    },
  });
  visitor.visit(parseSync(file, code).program);
  return lean + code.slice(kept);
}
