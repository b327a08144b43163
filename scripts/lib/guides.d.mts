export const GUIDES: readonly string[];
export function blocksIn(markdown: string): { language: string; file: string; text: string }[];
export function edited(text: string, diff: string, file: string): string;
export function followed(
  guides: readonly string[],
  read: (file: string) => string | null,
): Map<string, string>;
