import { vi } from 'vitest';

// Files share a process and its libraries (vite.config.ts), but no module of ours and no clock.
vi.useRealTimers();
vi.resetModules();

// What has no document needs none of what documents need, which takes a third of a second.
if (typeof window !== 'undefined') await import('./page');
