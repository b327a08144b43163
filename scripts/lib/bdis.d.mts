export function undecidedIn(source: string): { line: number; content: string }[];
