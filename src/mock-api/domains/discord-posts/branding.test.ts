import { expect, test } from 'vitest';
import { about } from '@/features/modules/definitions/bot-personalizer/about';
import { setModule } from '../../testing/modules';
import { enabledItems } from '../orders/held';
import { brandingAt, settleDeliveries } from '../post-history/settle';
import { createPostCases, NOON } from '../../testing/deliveries';
import { postView } from '../post-history/views';

const { world } = await createPostCases('embed-message');
const guildOf = (id: string) => {
  const guild = world.db.guilds.find((row) => row.id === id);
  if (!guild) throw new Error(`The seed has no ${id}.`);
  return { world, guild };
};
const footerOn = (id: string) => brandingAt(guildOf(id))(NOON).footer;

test('posts keep the plain look where no package holds Bot personalizer', () => {
  for (const id of ['srv-hq', 'srv-keep'])
    setModule(guildOf(id), about.slug, { values: { footer: 'Keep', hidesBranding: true } });
  const holds = (id: string) => enabledItems(world, id).some(({ id: item }) => item === about.slug);
  expect([holds('srv-hq'), holds('srv-keep')]).toEqual([true, false]);
  expect([footerOn('srv-hq'), footerOn('srv-keep')]).toEqual(['Keep', '']);
  expect(brandingAt(guildOf('srv-keep'))(NOON).hasBranding).toBe(true);
});

test('a post keeps the look it had when the settings change later', async () => {
  const { guild } = guildOf('srv-hq');
  setModule(guildOf('srv-hq'), about.slug, { values: { footer: 'Before' } });
  await settleDeliveries(world, guild);
  setModule(guildOf('srv-hq'), about.slug, { values: { footer: 'After' } });
  const post = world.db.deliveries.findLast(
    (row) => row.serverId === guild.id && (row.post?.message?.embeds.length ?? 0) > 0,
  )?.post;
  if (!post) throw new Error('Nothing with an embed was posted.');
  expect(postView(post, null).message?.embeds.at(-1)?.footer).toMatch(/Before · by Castle Bots$/);
});
