import { expect, test } from 'vitest';
import { readMessageLink } from './discord';

const IDS = ['100000000000000001', '100000000000000002', '100000000000000003'] as const;
const PATH = `/channels/${IDS.join('/')}`;

test.each([
  `https://discord.com${PATH}`,
  `https://ptb.discord.com${PATH}`,
  `https://canary.discord.com${PATH}/`,
  `https://discordapp.com${PATH}?x=1`,
  ` <https://discord.com${PATH}> `,
])('%s is a link to a message', (text) => {
  const [guildId, channelId, messageId] = IDS;
  expect(readMessageLink(text)).toEqual({ guildId, channelId, messageId });
});

test.each([
  `${IDS[1]}-${IDS[2]}`,
  `https://discord.com/channels/${IDS[0]}/${IDS[1]}`,
  `https://discord.com.example.org${PATH}`,
  `https://notdiscord.com${PATH}`,
  `javascript:${PATH}`,
  '{"content":"gm"}',
])('%s is none', (text) => expect(readMessageLink(text)).toBeNull());
