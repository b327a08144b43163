import { on, type Handle } from '../../http/route';
import { json } from '../../http/envelope';

/** POST /rpc: Solana JSON-RPC, answered by the embedded chain. */
const rpc: Handle = async ({ world, body }) => {
  const chain = await world.chain();
  const answer = await chain.handleRpc(await body());
  world.changed();
  return answer.drop === true ? Response.error() : json(answer.status, answer.body, answer.headers);
};

export const rpcRoutes = [on.post('/rpc', rpc)];
