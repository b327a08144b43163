/** The calls that are built, by their operationId. */
export const calls: Readonly<Record<string, unknown>>;
