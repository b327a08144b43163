// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_COPIES } from '@/features/modules/linked-copies/copy';
import { completeValues } from '@/features/modules/engine/schema';
import { loadModule } from '@/features/modules/engine/registry';
import { createClock } from '../../store/clock';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { copiesClient, OFFICIAL_LINKS } from '../../testing/messageCopies';

const NOON = Date.UTC(2026, 10, 20, 12);

let backend: TestBackend;
let client: ReturnType<typeof copiesClient>;
/** A client for the copies of a message with complete values, as a form sends them. */
async function clientFor(ruleId?: string) {
  const opened = copiesClient(backend, ruleId);
  const spec = await loadModule('embed-message');
  if (spec) opened.rule.values = completeValues(spec.fields, opened.rule.values);
  return opened;
}
beforeEach(async () => {
  backend = createTestBackend({
    startChain: async () => scriptedChain(),
    clock: createClock(0, () => NOON),
  });
  backend.signInAs('staff');
  client = await clientFor();
});
afterEach(() => backend.close());

const message = async (answer: Response) => {
  const body: { message: string } = await answer.json();
  return body.message;
};
const post = (name: string) =>
  client.send('POST', '/linked-copies', { channelId: client.channel(name).id });
const update = (copyIds: (string | undefined)[] | null) =>
  client.send('POST', '/linked-copies/updates', { copyIds });

describe('a saved message', () => {
  test('is updated in each channel, each with its own result', async () => {
    expect(await client.states()).toEqual({
      welcome: 'CURRENT',
      general: 'CURRENT',
      rules: 'FAILED',
      memes: 'GONE',
    });
    expect(client.deliveries().map(({ label, state, why }) => [label, state, why])).toEqual([
      ['Updated on save', 'SENT', null],
      ['Updated on save', 'SENT', null],
      [
        'Updated on save',
        'FAILED',
        'The bot can’t post in #rules. Give it “View Channel” and “Send Messages” there.',
      ],
      ['Updated on save', 'FAILED', 'The message was deleted in #memes.'],
    ]);
  });

  test('with more buttons than Discord allows, as older messages can have, is refused with the reason', async () => {
    const links = Array.from({ length: 26 }, () => ({
      label: 'Site',
      url: 'https://castlebots.io/',
    }));
    client.rule.values = { ...client.rule.values, buttons: links };
    await update(null);
    const last = client
      .deliveries()
      .findLast(({ channelId }) => channelId === client.channel('welcome').id);
    expect([last?.state, last?.attempts.at(-1)?.code, last?.why]).toEqual([
      'FAILED',
      50_035,
      'Discord refused the message. There are 6 rows of buttons and menus; Discord allows 5.',
    ]);
  });

  test('keeps its messages: no second copy is posted, and a deleted copy is not retried', async () => {
    const before = (await client.list()).map(({ messageUrl }) => messageUrl);
    const made = client.deliveries().length;
    await client.save('Be kind.');
    expect((await client.list()).map(({ messageUrl }) => messageUrl)).toEqual(before);
    expect(
      client
        .deliveries()
        .slice(made)
        .map(({ state }) => state),
    ).toEqual(['SENT', 'SENT', 'FAILED']);
  });

  test('without changes updates only the copies that differ', async () => {
    await client.save('Be kind.');
    await client.list();
    client.channel('rules').botCanPost = true;
    const made = client.deliveries().length;
    await client.save('Be kind.');
    await client.list();
    expect(
      client
        .deliveries()
        .slice(made)
        .map(({ channelId }) => channelId),
    ).toEqual([client.channel('rules').id]);
  });

  test('that is off or not followed leaves copies outdated until they are updated', async () => {
    client = await clientFor(OFFICIAL_LINKS);
    expect(await client.states()).toEqual({ announcements: 'OUTDATED', verify: 'OUTDATED' });
    expect((await update(null)).status).toBe(200);
    expect(await client.states()).toEqual({ announcements: 'CURRENT', verify: 'CURRENT' });
    await client.save('Nothing follows.', {}, false);
    expect(await client.states()).toEqual({ announcements: 'OUTDATED', verify: 'OUTDATED' });
    const refused = await update(null);
    expect(refused.status).toBe(409);
    expect(await message(refused)).toMatch(/switched off/);
  });

  test('keeps the sender in existing copies, and uses the new sender in a new copy', async () => {
    const herald = { sender: 'WEBHOOK', senderName: 'The Herald', senderPicture: '' };
    await client.save('Be kind.', herald);
    await client.list();
    await post('gm');
    const senders = client
      .deliveries()
      .map(({ post: posted, channelId }) => [channelId, posted?.sender]);
    expect(senders).toContainEqual([client.channel('general').id, null]);
    expect(senders.at(-1)).toEqual([client.channel('gm').id, { name: 'The Herald', picture: '' }]);
    await client.save('Be very kind.', { ...herald, sender: 'BOT' });
    await client.list();
    const last = client
      .deliveries()
      .findLast(({ channelId }) => channelId === client.channel('gm').id);
    expect(last?.post?.sender).toEqual({ name: 'The Herald', picture: '' });
  });

  test('with a new channel is posted there, and still updated in the old channel', async () => {
    await client.save('Moved.', { channelId: client.channel('gm').id });
    expect(await client.states()).toMatchObject({ welcome: 'CURRENT', gm: 'CURRENT' });
  });

  test('is not posted again in a channel whose first copy was unlinked', async () => {
    const first = await client.copyIn('welcome');
    await client.send('POST', `/linked-copies/${first?.id ?? ''}/unlink`);
    await client.save('Be kind.');
    expect(await client.states()).not.toHaveProperty('welcome');
  });
});

describe('a failure', () => {
  test('that was fixed is retried as another attempt of the same delivery', async () => {
    const failed = await client.copyIn('rules');
    const made = client.deliveries().length;
    client.channel('rules').botCanPost = true;
    expect((await update([failed?.id])).status).toBe(200);
    expect(await client.copyIn('rules')).toMatchObject({ state: 'CURRENT', trouble: null });
    expect(client.deliveries()).toHaveLength(made);
    expect(client.deliveries()[2]).toMatchObject({ state: 'SENT', why: null });
    expect(client.deliveries()[2]?.attempts.map(({ code }) => code)).toEqual([50_013, null]);
  });

  test('can be retried from the post history, unless it is older than the last', async () => {
    const failed = (await client.list(), client.deliveries()[2]);
    await client.save('Be kind.');
    client.channel('rules').botCanPost = true;
    await client.list();
    const retry = (id: string) =>
      backend.send('POST', `/api/servers/srv-hq/post-history/${id}/retry`, {});
    expect((await retry(failed?.id ?? '')).status).toBe(409);
    const newest = client.deliveries().findLast(({ state }) => state === 'FAILED');
    expect((await retry(newest?.id ?? '')).status).toBe(200);
    expect(await client.copyIn('rules')).toMatchObject({ state: 'CURRENT' });
  });

  test('of Discord itself leaves copies as they were, to be retried', async () => {
    await client.list();
    backend.world.db.outages.push({ from: NOON, until: null });
    await client.save('Be kind.');
    const copy = await client.copyIn('general');
    expect(copy).toMatchObject({ state: 'FAILED', trouble: { code: 503 } });
    await update(null);
    expect(await client.copyIn('general')).toMatchObject({ state: 'FAILED' });
    backend.world.db.outages = [];
    await update(null);
    expect(await client.states()).toMatchObject({ welcome: 'CURRENT', general: 'CURRENT' });
  });

  test('because of a deleted channel shows the copy as gone', async () => {
    client.guild.channels = client.guild.channels.filter(({ name }) => name !== 'general');
    const gone = (await client.list()).find(({ channelName }) => channelName === null);
    expect(gone).toMatchObject({ state: 'GONE', messageUrl: null });
  });
});

describe('a copy', () => {
  test('can be posted once in another channel', async () => {
    expect((await post('gm')).status).toBe(201);
    expect(await client.copyIn('gm')).toMatchObject({ state: 'CURRENT' });
    const again = await post('gm');
    expect(again.status).toBe(409);
    expect(await message(again)).toBe('This message already has a copy in #gm.');
  });

  test('cannot go to a channel of another kind or where the bot cannot post', async () => {
    for (const [name, why] of [
      ['rules', 'The bot can’t post in #rules. Give it “View Channel” and “Send Messages” there.'],
      ['Lounge', '#Lounge isn’t the right type of channel.'],
    ] as const) {
      const answer = await post(name);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(await answer.json())).toContain(why);
    }
  });

  test('replaces a deleted copy when posted again or updated explicitly', async () => {
    expect((await post('memes')).status).toBe(201);
    expect(await client.copyIn('memes')).toMatchObject({ state: 'CURRENT' });
    const copy = await client.copyIn('general');
    const [, channelId, messageId] = /(\d+)\/(\d+)$/.exec(copy?.messageUrl ?? '') ?? [];
    backend.world.db.deletedMessages.push({
      channelId: channelId ?? '',
      messageId: messageId ?? '',
    });
    await client.save('Be kind.');
    expect(await client.copyIn('general')).toMatchObject({ state: 'GONE' });
    await update(null);
    expect(await client.copyIn('general')).toMatchObject({ state: 'GONE' });
    await update([copy?.id]);
    const anew = await client.copyIn('general');
    expect(anew).toMatchObject({ state: 'CURRENT' });
    expect(anew?.messageUrl).not.toBe(copy?.messageUrl);
  });

  test('is refused beyond the maximum number of copies', async () => {
    const [pattern] = backend.world.db.messageCopies;
    if (!pattern) throw new Error('The seed has no copies.');
    const more = Array.from({ length: MOST_COPIES }, (_, index) => ({
      ...pattern,
      id: `cpy-more-${String(index)}`,
    }));
    backend.world.db.messageCopies.push(...more);
    const answer = await post('gm');
    expect(answer.status).toBe(422);
    expect(await message(answer)).toBe('Maximum 25 linked copies per message.');
  });

  test('is deleted in Discord, unless the bot is not allowed to', async () => {
    const failed = await client.copyIn('rules');
    const refused = await client.send('DELETE', `/linked-copies/${failed?.id ?? ''}`);
    expect(refused.status).toBe(422);
    expect(await message(refused)).toMatch(/can’t view #rules/);
    const copy = await client.copyIn('general');
    expect((await client.send('DELETE', `/linked-copies/${copy?.id ?? ''}`)).status).toBe(200);
    expect((await client.send('DELETE', `/linked-copies/${copy?.id ?? ''}`)).status).toBe(404);
    expect(Object.keys(await client.states())).toEqual(['welcome', 'rules', 'memes']);
  });

  test('on a server whose package lacks the module can be unlinked, and nothing else', async () => {
    backend.world.db.orders = [];
    expect((await post('gm')).status).toBe(402);
    expect((await update(null)).status).toBe(402);
    const copy = await client.copyIn('general');
    expect((await client.send('POST', `/linked-copies/${copy?.id ?? ''}/unlink`)).status).toBe(200);
  });

  test('has its posting, updates and unlinking in the audit log', async () => {
    await post('gm');
    await update(null);
    const [copy] = await client.list();
    await client.send('POST', `/linked-copies/${copy?.id ?? ''}/unlink`);
    expect(backend.world.db.audit.slice(-3).map(({ action }) => action)).toEqual([
      'module.embed-message.copy-posted',
      'module.embed-message.copies-updated',
      'module.embed-message.copy-unlinked',
    ]);
  });
});

describe('a posted message', () => {
  const find = (url: string | null | undefined) => {
    const [, channelId, messageId] = /(\d+)\/(\d+)$/.exec(url ?? '') ?? [];
    return { channelId, messageId };
  };
  const found = (url: string | null | undefined) => {
    const query = new URLSearchParams(
      Object.entries(find(url)).map(([name, id]) => [name, id ?? '']),
    );
    return backend.send('GET', `/api/servers/srv-hq/posted-messages?${query.toString()}`);
  };
  const link = (url: string | null | undefined) => client.send('POST', '/links', find(url));

  test('is found by its link, with the rule that changes it', async () => {
    const copy = await client.copyIn('general');
    const answer: { data: unknown } = await (await found(copy?.messageUrl)).json();
    expect(answer.data).toMatchObject({
      channelName: 'general',
      owner: { module: 'embed-message', name: 'House rules' },
      message: { embeds: [{ title: '{server.name} rules' }] },
    });
  });

  test('is found whichever module posted it, unless it is deleted or unknown', async () => {
    await client.list();
    const alert = backend.world.db.deliveries.findLast(
      (row) => row.serverId === 'srv-hq' && row.module === 'nft-sale' && row.messageId !== null,
    );
    const url = `/${alert?.channelId ?? ''}/${alert?.messageId ?? ''}`;
    expect((await found(url)).status).toBe(200);
    expect((await link(url)).status).toBe(409);
    backend.world.db.deletedMessages.push({
      channelId: alert?.channelId ?? '',
      messageId: alert?.messageId ?? '',
    });
    expect((await found(url)).status).toBe(404);
    expect((await found('/123456789012345678/123456789012345678')).status).toBe(404);
  });

  test('becomes a copy once no other rule owns it, and follows later saves', async () => {
    const links = await clientFor(OFFICIAL_LINKS);
    const copy = await links.copyIn('verify');
    const taken = await link(copy?.messageUrl);
    expect(taken.status).toBe(409);
    expect(await message(taken)).toBe('This message already belongs to “Official links”.');
    await links.send('POST', `/linked-copies/${copy?.id ?? ''}/unlink`);
    expect((await link(copy?.messageUrl)).status).toBe(201);
    expect(await client.copyIn('verify')).toMatchObject({
      state: 'OUTDATED',
      messageUrl: copy?.messageUrl,
    });
    await client.save('Be kind.');
    expect(await client.copyIn('verify')).toMatchObject({ state: 'CURRENT' });
    expect((await link(copy?.messageUrl)).status).toBe(409);
  });
});
