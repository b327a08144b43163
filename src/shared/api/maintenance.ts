import * as z from 'zod/mini';
import { textOrNull, orElse } from './fields';

/** What a server under maintenance says of it (503 with `data.maintenance`; ours, beyond the contract). */
const maintenanceSchema = z.object({
  message: z._default(orElse(z.string(), ''), ''),
  /** When it should be over, ISO 8601 UTC. */
  until: z._default(textOrNull, null),
});
export type Maintenance = z.infer<typeof maintenanceSchema>;

const bodySchema = z.object({ data: z.object({ maintenance: maintenanceSchema }) });

let state: Maintenance | null = null;
const listeners = new Set<() => void>();

/** Whether the server is under maintenance, as its last answer tells. A store for useSyncExternalStore. */
export const maintenance = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): Maintenance | null => state,
  /** Reads it off an answer. A 503 without the word is an ordinary failure and changes nothing. */
  note: (status: number, body: unknown): void => {
    const said = status === 503 ? bodySchema.safeParse(body) : undefined;
    if (said?.success) publish(said.data.data.maintenance);
    else if (status < 500) publish(null);
  },
};

function publish(next: Maintenance | null): void {
  if (next === null && state === null) return;
  state = next;
  for (const listener of listeners) listener();
}
