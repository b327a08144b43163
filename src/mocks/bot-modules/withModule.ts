import { loadModule } from '@/features/bot-modules/engine/registry';
import { audit } from '../audit/audit';
import { managedServer } from '../discord/access';
import { isUnlocked, moduleRow, type ModulePlace } from './modules';
import { settleOrders } from '../orders/lifecycle';
import type { Handle, SignedIn } from '../http/endpoint';
import { fail, invalid, notFound } from '../http/envelope';

/** What a call below a module gets to work with. */
export interface Here extends SignedIn, ModulePlace {}

/** For calls below /servers/{id}/modules/{slug}: the server must be managed, the module exist. */
export const withModule =
  (handle: (here: Here) => Response | Promise<Response>): Handle<SignedIn> =>
  async (context) => {
    const { world, user, params } = context;
    const guild = managedServer(world, user, params['id'] ?? '');
    if (guild instanceof Response) return guild;
    const spec = await loadModule(params['slug'] ?? '');
    if (!spec) return notFound('There is no such module.');
    await settleOrders(world, guild.id);
    return handle({ ...context, guild, spec, row: moduleRow(world, guild, spec.slug) });
  };

/** The same for calls that change something: the package must hold the module. */
export const withUnlocked = (
  handle: (here: Here) => Response | Promise<Response>,
): Handle<SignedIn> =>
  withModule((here) =>
    isUnlocked(here.world, here.guild, here.spec.planItem)
      ? handle(here)
      : fail(402, `${here.spec.title} is not in a package of this server.`),
  );

/** Puts the row into the table with its first change. */
export function keep({ world, user, row, spec }: Here, what: string): void {
  if (!world.db.modules.includes(row)) world.db.modules.push(row);
  audit(world, user.id, `module.${spec.slug}.${what}`, row.serverId);
}

export const malformed = () =>
  invalid([{ path: '', message: 'The body is not what this call takes.' }]);

export const STALE = 'Somebody else has saved this meanwhile.';
