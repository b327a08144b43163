export function criticalStyles(styles: string, markup: string): Promise<string>;
