import { ListChecks } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectServerDetails, selectServerId } from '@/features/server/discord/discordSlice';
import { isOfKind } from '@/features/server/discord/pickers/channels';
import { modulesApi } from '../../engine/modulesApi';
import { isWorking } from '../../engine/moduleState';
import type { ObstaclesProps, Tiles } from '../../field-types/list/tiles';
import { taskIcons } from './taskIcons';

/** A kind with a line on it, and its instructions where they need no more than that. */
const tile = (kind: string, text: string, prompt = '') => ({
  kind,
  Icon: taskIcons.get(kind) ?? ListChecks,
  text,
  begin: { prompt },
});

const groups: Tiles['groups'] = [
  {
    title: 'Discord',
    tiles: [
      tile('DISCORD_MESSAGES', 'Counted in one channel or all', 'Chat on our server.'),
      tile('DISCORD_REACTION', 'With any emoji', 'React to our message.'),
      tile('DISCORD_VOICE', 'In one channel or any', 'Spend time in a voice channel.'),
      tile('DISCORD_ROLE', 'One of those you name', 'Get one of these roles.'),
      tile('INVITE', 'Counted once they stay a day', 'Invite someone who stays.'),
    ],
  },
  {
    title: 'X',
    tiles: [
      tile('X_FOLLOW', 'Checked by their linked account', 'Follow us on X.'),
      tile('X_REACT', 'Reply, quote, repost or like', 'Repost our post on X.'),
      tile('X_POST', 'With a text you require', 'Post about us on X.'),
      tile('X_SPACE', 'Taken on trust', 'Listen to our Space on X.'),
    ],
  },
  {
    title: 'On-chain',
    tiles: [
      tile('HOLD_NFT', 'In a linked wallet', 'Hold an NFT from our collection.'),
      tile('HOLD_TOKEN', 'At least the amount you set', 'Hold our token.'),
      tile('ONCHAIN_TX', 'On a page, or a SOL transfer', 'Send a transaction.'),
    ],
  },
  {
    title: 'Web and games',
    tiles: [
      tile('VISIT_LINK', 'Opened from the quest', 'Visit our page.'),
      tile('TELEGRAM_JOIN', 'Checked by their linked account', 'Join our Telegram group.'),
      tile('API', 'Your site confirms it', 'Complete this on our site.'),
      tile('DAILY', 'One press a day', 'Check in today.'),
      tile('GAME', 'From Play to earn', 'Play a game.'),
    ],
  },
  {
    title: 'Answers',
    tiles: [
      tile('TEXT', 'Free text'),
      tile('URL', 'A website or post'),
      tile('FILE', 'Such as a screenshot, up to 10 MB'),
      tile('NUMBER', 'Within a range'),
      tile('DATE', 'Any date'),
      tile('QUIZ', 'One correct answer'),
      tile('POLL', 'Their choice of several'),
      tile('OPINION', 'From 1 to as many as 10'),
    ],
  },
];

/** What kinds need that the chosen server lacks. */
function Obstacles({ children }: ObstaclesProps) {
  const serverId = useSelector(selectServerId) ?? '';
  const details = useSelector(selectServerDetails);
  const { currentData } = modulesApi.endpoints.modules.useQuery(serverId, {
    skip: serverId === '',
  });
  const games = currentData?.modules.find(({ slug }) => slug === 'play-to-earn');
  const hasVoice = details?.guildChannels.some((channel) => isOfKind(channel, ['voice', 'stage']));
  const obstacles = new Map([
    ...(games && !isWorking(games.state) ? [['GAME', 'Turn on Play to earn first'] as const] : []),
    ...(hasVoice === false ? [['DISCORD_VOICE', 'This server has no voice channel'] as const] : []),
  ]);
  return children(obstacles);
}

const tiles: Tiles = { groups, Obstacles };
export default tiles;
