import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { orderSchema } from '@/features/billing/orders/order';
import { ModelWorld } from '@/features/billing/payments/testing/modelWorld';
import { decodeView } from '@/features/billing/payments/testing/modelTransactions';
import { createReconciler } from '@/features/billing/payments/unregistered/reconcile';

/*
 * Everything the test of old payment journals knows about the product. When something moves or is renamed,
 * change it here; the test and tests/fixtures stay as they are.
 */

const outcomeSchema = z.object({
  /** Signatures the server has registered. */
  registered: z.array(z.string()),
  /** Payments that are still followed. */
  open: z.int(),
  /** Signatures the wallet was asked for. */
  prompts: z.int(),
});

const journalSchema = z.object({
  /** Where the payment was when the page was closed. */
  name: z.string(),
  /** How long the model had run by then, ms. */
  sinceStart: z.number(),
  order: orderSchema,
  /** Local storage at that moment. */
  storage: z.record(z.string(), z.string()),
  /** What the network had taken, with how long the model had run (ms) and the bytes (base64). */
  landed: z.array(z.object({ at: z.number(), bytes: z.string(), hasFailed: z.boolean() })),
  registered: z.array(z.string()),
  outcome: outcomeSchema,
});
export type OldJournal = z.infer<typeof journalSchema>;

export const readJournals = () =>
  z
    .array(journalSchema)
    .parse(JSON.parse(readFileSync('tests/fixtures/31afd0f7/journals.json', 'utf8')));

const LONG_ENOUGH = 120_000;

/** Opens the app on a stored journal, on any page and without a wallet, and lets two minutes pass. */
export async function resume(journal: Omit<OldJournal, 'name' | 'outcome'>) {
  const world = new ModelWorld();
  world.server.order = journal.order;
  for (const signature of journal.registered) world.server.registered.add(signature);
  for (const [key, text] of Object.entries(journal.storage)) world.stored.set(key, text);
  let passed = 0;
  const passUntil = async (ms: number) => {
    await world.clock.advance(ms - passed);
    passed = ms;
  };
  for (const { at, bytes, hasFailed } of journal.landed) {
    await passUntil(at);
    world.chain.landsWithError = hasFailed;
    world.chain.land(decodeView(Buffer.from(bytes, 'base64')));
  }
  await passUntil(journal.sinceStart);
  world.account = null;
  const reconciler = createReconciler(world.ports(), world.settings);
  reconciler.run();
  const seen = reconciler.getPayments().map(({ orderId, lamports }) => ({ orderId, lamports }));
  await world.clock.advance(LONG_ENOUGH);
  reconciler.dispose();
  world.throwMistakes();
  const outcome: z.infer<typeof outcomeSchema> = {
    registered: [...world.server.registered],
    open: world.journal.open().length,
    prompts: world.prompts.length,
  };
  return { seen, outcome, paid: world.chain.paid() };
}
