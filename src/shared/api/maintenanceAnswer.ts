import * as z from 'zod/mini';
import { orElse, textOrNull } from './fields';
import { maintenance } from './maintenance';

/** How it is said (503 with `data.maintenance`; ours, beyond the contract). */
const maintenanceSchema = z.object({
  message: z._default(orElse(z.string(), ''), ''),
  until: z._default(textOrNull, null),
});

const bodySchema = z.object({ data: z.object({ maintenance: maintenanceSchema }) });

/**
 * Reads off an answer whether the server is under maintenance. A 503 without the word is an ordinary failure and
 * changes nothing.
 */
export function noteMaintenance(status: number, body: unknown): void {
  const said = status === 503 ? bodySchema.safeParse(body) : undefined;
  if (said?.success) maintenance.publish(said.data.data.maintenance);
  else if (status < 500) maintenance.publish(null);
}
