/** What belongs to the client alone, by paths of files and names of packages. */
const CLIENT = [
  [/\.tsx$/, 'a component'],
  [/\/use[A-Z]\w*\.ts$/, 'a hook'],
  // What the document says of types of fields is in `openApi.ts`.
  [/(?<!\/open)Api\.ts$/, 'calls of RTK Query'],
  [/Slice\.ts$/, 'a slice of the store'],
  [/\.s?css$/, 'a style sheet'],
  [
    /^(?:react|react-.*|@reduxjs\/.*|@tanstack\/.*|@solana\/wallet-.*|axios|lucide-react|downshift|cmdk|uplot)(?:\/|$)/,
    'a library of the client',
  ],
];
const clientPart = (target) => CLIENT.find(([pattern]) => pattern.test(target))?.[1];

/**
 * The ways from files to what belongs to the client, by imports of values and types and by `import.meta.glob`, as texts
 * to print: the shortest chain to each part of the client that is reached first.
 *
 * @param starts paths of files
 * @param imports all imports of the project, as `importsAmong` gives them
 */
export function borderProblems(starts, imports) {
  const targets = new Map();
  for (const { from, to } of imports) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const reachedFrom = new Map(starts.map((file) => [file, undefined]));
  const problems = starts.flatMap((file) => {
    const what = clientPart(file);
    return what === undefined ? [] : [`The embedded back end has no place for ${what}: ${file}`];
  });
  for (const file of reachedFrom.keys()) {
    // What a part of the client imports says nothing more.
    if (clientPart(file) !== undefined) continue;
    for (const target of targets.get(file) ?? []) {
      if (reachedFrom.has(target)) continue;
      reachedFrom.set(target, file);
      const what = clientPart(target);
      if (what === undefined) continue;
      const chain = chainTo(target, reachedFrom).join('\n  → ');
      problems.push(`The embedded back end reaches ${what}:\n  ${chain}`);
    }
  }
  return problems;
}

function chainTo(target, reachedFrom) {
  const before = reachedFrom.get(target);
  return before === undefined ? [target] : [...chainTo(before, reachedFrom), target];
}
