export function looksAtDevice(source: string): number[];
