export function slowSelectors(sheet: string): string[];
