import type { Scene } from './scene';

interface ChannelListProps {
  /** Names that are kept up to date. */
  names: readonly string[];
  scene: Scene;
}

/** Discord's number of a text channel. */
const TEXT = 0;

/** Names of channels where they stand: among the server's own. */
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
        // Names have no identity but their place.
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
