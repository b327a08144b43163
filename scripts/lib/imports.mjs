import { parseSync, Visitor } from 'oxc-parser';

const IMPORT_CALL = /\bimport\s*\(/g;
const STRING = /^(['"`])(.*)\1$/s;

/**
 * What a source file imports, as it is written there: imports and re-exports of values and types, `import()`,
 * `import('…')` as a type, and the patterns of `import.meta.glob`. `declare module` extends a module without importing
 * it, so it isn't among them.
 *
 * The tree of the syntax is slow to read, so it is read only in the few files that the parser's list of imports doesn't
 * describe whole.
 */
export function importsIn(file, text) {
  const parsed = parseSync(file, text);
  const { staticImports, staticExports, dynamicImports, importMetas } = parsed.module;
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  const found = [];

  for (const { start, moduleRequest, entries } of staticImports) {
    found.push({ specifier: moduleRequest.value, ...namesOf(entries), line: lineAt(start) });
  }
  const imported = new Set(staticImports.map(({ start }) => start));
  for (const { start, entries } of staticExports) {
    const [first] = entries;
    // An export of something imported is listed with the import's own statement.
    if (!first?.moduleRequest || imported.has(start)) continue;
    found.push({ specifier: first.moduleRequest.value, ...namesOf(entries), line: lineAt(start) });
  }
  for (const { start, moduleRequest } of dynamicImports) {
    const [, , specifier] = STRING.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (specifier === undefined) continue;
    found.push({ specifier, names: ['*'], isType: false, line: lineAt(start) });
  }

  const hasTypeImports = (text.match(IMPORT_CALL) ?? []).length > dynamicImports.length;
  if (!hasTypeImports && importMetas.length === 0) return found;
  new Visitor({
    TSImportType({ start, source, qualifier }) {
      const name = qualifier ? text.slice(qualifier.start, qualifier.end) : '*';
      found.push({ specifier: source.value, names: [name], isType: true, line: lineAt(start) });
    },
    CallExpression({ start, callee, arguments: [argument] }) {
      if (callee.object?.type !== 'MetaProperty' || callee.property.name !== 'glob') return;
      const patterns = argument.type === 'ArrayExpression' ? argument.elements : [argument];
      found.push({
        patterns: patterns.map(({ value }) => value),
        names: ['*'],
        isType: false,
        line: lineAt(start),
      });
    },
  }).visit(parsed.program);
  return found;
}

function namesOf(entries) {
  return {
    names: entries.map(({ importName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? '*'),
    ),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  };
}
