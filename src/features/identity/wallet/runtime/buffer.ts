import { Buffer } from 'buffer';

// Some adapters look for a global Buffer when they are evaluated. `load.ts` therefore awaits this module
// before it asks for theirs: an import order alone is not kept across shared chunks.
globalThis.Buffer ??= Buffer;
