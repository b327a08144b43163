// What has no document needs none of what documents need, which takes a third of a second a file.
if (typeof window !== 'undefined') await import('./page');

export {};
