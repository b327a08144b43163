import type { Scene } from './scene';

interface ChannelListProps {
  /** Channel names that the bot keeps up to date. */
  names: readonly string[];
  scene: Scene;
}

/** Discord's type of text channels. */
const TEXT = 0;

/** Channel names in their place among the server's channels. */
export function ChannelList({ names, scene }: ChannelListProps) {
  const [before = 'announcements', after = 'general'] = scene.channels
    .filter(({ type }) => type === TEXT)
    .map(({ name }) => name);
  return (
    <ul className="channel-list" aria-label="Channels">
      <li>
        <bdi>{before}</bdi>
      </li>
      {names.map((name, index) => (
        // Only the index identifies a name.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </li>
      ))}
      <li>
        <bdi>{after}</bdi>
      </li>
    </ul>
  );
}
