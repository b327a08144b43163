// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import { loadModule } from '@/features/modules/engine/registry';
import { limitMs, runs } from '@tests/setup/scope';
import { createClock } from '../../store/clock';
import { createTestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { copiesClient, plain } from '../../testing/messageCopies';

const LIMIT_MS = limitMs(60_000);

const NOON = Date.UTC(2026, 10, 20, 12);
const channelName = fc.constantFrom('welcome', 'general', 'rules', 'memes', 'gm');

const step = fc.oneof(
  fc.record({ does: fc.constant('save'), text: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ does: fc.constantFrom('bar', 'let', 'post', 'delete', 'unlink'), in: channelName }),
  fc.record({ does: fc.constantFrom('down', 'up', 'update', 'settle') }),
);

test(
  'after random saves, failures and retries, each current copy is posted with the saved message',
  async () => {
    const spec = await loadModule('embed-message');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const backend = createTestBackend({
          startChain: async () => scriptedChain(),
          clock: createClock(0, () => NOON),
        });
        try {
          backend.signInAs('staff');
          const { world } = backend;
          const client = copiesClient(backend);
          // What others post takes a world its time.
          world.db.modules = [client.module];
          if (spec) client.rule.values = completeValues(spec.fields, client.rule.values);
          for (const each of steps) {
            const channel = 'in' in each ? client.channel(each.in) : null;
            const copy = channel && (await client.copyIn(channel.name));
            if ('text' in each) await client.save(each.text);
            else if (each.does === 'bar' && channel) channel.botCanPost = false;
            else if (each.does === 'let' && channel) channel.botCanPost = true;
            else if (each.does === 'post')
              await client.send('POST', '/linked-copies', { channelId: channel?.id });
            else if (each.does === 'delete' && copy)
              await client.send('DELETE', `/linked-copies/${copy.id}`);
            else if (each.does === 'unlink' && copy)
              await client.send('POST', `/linked-copies/${copy.id}/unlink`);
            else if (each.does === 'down')
              world.db.outages = [{ from: world.clock.now(), until: null }];
            else if (each.does === 'up') world.db.outages = [];
            else if (each.does === 'update')
              await client.send('POST', '/linked-copies/updates', { copyIds: null });
            const wanted = client.rule.values['message'] ?? plain('');
            const copies = await client.list();
            expect(new Set(copies.map(({ channelId }) => channelId)).size).toBe(copies.length);
            for (const { id, state, messageUrl, trouble } of copies) {
              const row = world.db.messageCopies.find((one) => one.id === id);
              if (state !== 'CURRENT') continue;
              expect(row?.message).toEqual(wanted);
              expect(messageUrl).toMatch(/\d$/);
              expect(trouble).toBeNull();
            }
            // No message is posted twice: each has one copy.
            const ids = world.db.messageCopies.flatMap(({ messageId }) => messageId ?? []);
            expect(new Set(ids).size).toBe(ids.length);
            const keys = client.deliveries().map(({ key }) => key);
            expect(new Set(keys).size).toBe(keys.length);
          }
        } finally {
          backend.close();
        }
      }),
      { numRuns: runs(12) },
    );
  },
  LIMIT_MS,
);
