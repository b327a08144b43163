import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** What a declared call says for the OpenAPI document and the back end alone; `request` reads none of it. */
const FOR_THE_DOCUMENT = new Set([
  'tag',
  'summary',
  'description',
  'unchanged',
  'access',
  'order',
  'orderedBy',
  'polledWhile',
  'limit',
  'params',
  'status',
  'setsCookies',
  'errors',
  'body',
  'query',
]);

/**
 * Leaves out of a bundle what declared calls and schemas say for the OpenAPI document and the back end alone, which is
 * most of their text, and the schemas of refusals with it: no page reads it. A build with the back end in the page goes
 * without this, and so does the back end of the dev and preview servers, which isn't built.
 */
export const leanEndpoints = (): Plugin => ({
  name: 'lean-endpoints',
  transform: {
    filter: { id: /\/src\/(?:features|shared)\/.*\.ts$/, code: /endpoint\(|z\.describe\(/ },
    handler: (code, id) => ({
      code: withoutDescriptions(withoutDocument(code, id), id),
      map: null,
    }),
  },
});

/** A module without the descriptions of its schemas (`z.describe('…')`), which change nothing that they accept. */
export function withoutDescriptions(code: string, file: string): string {
  let lean = '';
  let kept = 0;
  const leaveOut = (start: number, end: number) => {
    lean += code.slice(kept, start);
    kept = end;
  };
  const visitor = new Visitor({
    'CallExpression:exit'({ callee, arguments: checks, end }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name !== 'check') return;
      const others = checks.filter((check) => !isDescription(check));
      if (others.length === checks.length) return;
      if (others.length === 0) return leaveOut(callee.object.end, end);
      for (const [index, check] of checks.entries()) {
        if (!isDescription(check)) continue;
        const next = checks[index + 1];
        // With the comma after it, or else the one before.
        if (next) leaveOut(check.start, next.start);
        else leaveOut(checks[index - 1]?.end ?? check.start, check.end);
      }
    },
  });
  visitor.visit(parseSync(file, code).program);
  return lean + code.slice(kept);
}

const isDescription = (node: ESTree.Argument): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  node.callee.property.name === 'describe';

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
