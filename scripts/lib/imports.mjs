import { parseSync, Visitor } from 'oxc-parser';

/** Keywords of imports that the parser's lists leave out: types, `require`, `import.meta.glob` and `declare module`. */
const IMPORT_CALL = /\bimport\s*(?:\/\*.*?\*\/\s*)*\(/gs;
const UNLISTED = /\brequire\s*\(|\bdeclare\s+module\b/;
const STRING = /^(['"`])([^'"`\\$]*)\1$/;

/**
 * The imports of a source file, as written there: imports and re-exports of values and types, `import()`, `import('…')`
 * as a type, `require('…')`, files beside `import.meta.url`, modules that `declare module` extends (as types), and the
 * patterns of `import.meta.glob`. A specifier or pattern that isn't written as plain text is `null`.
 *
 * The syntax tree is slow to read, so it is read only for the few files whose imports the parser's list doesn't
 * describe completely.
 */
export function importsIn(file, text) {
  const parsed = parseSync(file, text);
  const { staticImports, staticExports, dynamicImports, importMetas } = parsed.module;
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  const found = [];
  const add = (start, specifier, names, isType = false) =>
    found.push({ specifier, names, isType, line: lineAt(start) });

  for (const { start, moduleRequest, entries } of staticImports) {
    add(start, moduleRequest.value, ...namesOf(entries));
  }
  const imported = new Set(staticImports.map(({ start }) => start));
  for (const { start, entries } of staticExports) {
    const [first] = entries;
    // A re-export of an imported name is listed with its import statement.
    if (!first?.moduleRequest || imported.has(start)) continue;
    add(start, first.moduleRequest.value, ...namesOf(entries));
  }
  for (const { start, moduleRequest } of dynamicImports) {
    const [, , specifier] = STRING.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    add(start, specifier ?? null, ['*']);
  }

  const hasTypeImports = (text.match(IMPORT_CALL) ?? []).length > dynamicImports.length;
  if (!hasTypeImports && importMetas.length === 0 && !UNLISTED.test(text)) return found;
  new Visitor({
    TSImportType({ start, source, qualifier }) {
      const name = qualifier ? text.slice(qualifier.start, qualifier.end) : '*';
      add(start, source.value, [name], true);
    },
    TSImportEqualsDeclaration({ start, importKind, moduleReference: { expression } }) {
      if (expression) add(start, textOf(expression), ['*'], importKind === 'type');
    },
    TSModuleDeclaration({ start, id }) {
      if (id.type === 'Literal') add(start, id.value, [], true);
    },
    NewExpression({ start, callee, arguments: [address, base] }) {
      if (callee.name !== 'URL' || base?.object?.type !== 'MetaProperty') return;
      if (textOf(address)?.startsWith('.')) add(start, textOf(address), ['*']);
    },
    CallExpression({ start, callee, arguments: [argument, options] }) {
      if (callee.name === 'require') add(start, textOf(argument), ['*']);
      if (callee.object?.type !== 'MetaProperty' || callee.property.name !== 'glob') return;
      const patterns = argument.type === 'ArrayExpression' ? argument.elements : [argument];
      const base = options?.properties?.find(({ key }) => key?.name === 'base')?.value;
      found.push({
        patterns: patterns.map(textOf),
        ...(base && { base: textOf(base) }),
        names: ['*'],
        isType: false,
        line: lineAt(start),
      });
    },
  }).visit(parsed.program);
  return found;
}

/** The text of a literal, or of a template without expressions; null for a computed value. */
function textOf(node) {
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) {
    return node.quasis[0].value.cooked;
  }
  return typeof node?.value === 'string' ? node.value : null;
}

function namesOf(entries) {
  return [
    entries.map(({ importName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? '*'),
    ),
    entries.length > 0 && entries.every(({ isType }) => isType),
  ];
}
