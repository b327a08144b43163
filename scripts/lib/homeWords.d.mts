export function homeWords(html: string): { html: string; module: string };
