export function classesIn(source: string): string[];
export function styledIn(sheet: string): Set<string>;
