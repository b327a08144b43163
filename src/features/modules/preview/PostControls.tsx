import { cut } from '@/shared/discord/textLength';
import { inRows, messageLimits } from '@/shared/discord/limits';
import type { Post, PostOption } from '../common-fields/post';
import { Emoji } from './Emoji';
import { fillIn } from './fillIn';
import type { Scene } from './scene';

interface PostControlsProps {
  post: Post;
  scene: Scene;
}

/** The controls that members can use below a message. In the preview they do nothing. */
export const PostControls = ({ post: { buttons, menu, reactions }, scene }: PostControlsProps) => (
  <>
    {buttons && buttons.length > 0 ? <PressButtons buttons={buttons} scene={scene} /> : null}
    {menu ? <Menu menu={menu} scene={scene} /> : null}
    {reactions && reactions.length > 0 ? <Reactions reactions={reactions} scene={scene} /> : null}
  </>
);

interface OptionsProps {
  scene: Scene;
}

const PressButtons = ({ buttons, scene }: OptionsProps & { buttons: readonly PostOption[] }) => (
  <div className="discord-buttons" role="group" aria-label="Buttons members can press">
    {inRows(buttons).map((row, index) => (
      // Only the index identifies rows and buttons.
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <div key={index} className="discord-buttons__row">
        {row.map(({ label, emoji = '', style = 'secondary' }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <span key={place} className={`discord-button discord-button--${style}`}>
            {emoji === '' ? null : <Emoji emoji={emoji} serverId={scene.serverId ?? null} />}
            <bdi>{labelOf(label, scene)}</bdi>
          </span>
        ))}
      </div>
    ))}
  </div>
);

const labelOf = (label: string, scene: Scene) =>
  cut(fillIn(label, scene.variables), messageLimits.buttonLabel) || 'Label';

const Menu = ({ menu, scene }: OptionsProps & { menu: NonNullable<Post['menu']> }) => (
  <div className="discord-menu" role="group" aria-label="A menu that members choose from">
    <p className="discord-menu__closed">
      {menu.placeholder} <span aria-hidden="true">⌄</span>
    </p>
    <ul className="discord-menu__options">
      {menu.options.map(({ label, emoji = '', description = '' }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- only the index identifies an option
        <li key={place}>
          {emoji === '' ? null : <Emoji emoji={emoji} serverId={scene.serverId ?? null} />}
          <span>
            <bdi>{labelOf(label, scene)}</bdi>
            {description === '' ? null : (
              <small>
                <bdi>{description}</bdi>
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  </div>
);

/** An option without an emoji gets a note: Discord shows no labels for reactions. */
const Reactions = ({ reactions, scene }: OptionsProps & { reactions: readonly PostOption[] }) => (
  <ul className="discord-reactions" aria-label="Reactions">
    {reactions.map(({ emoji = '', label }, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- only the index identifies a reaction
      <li key={place}>
        {emoji === '' ? (
          <bdi>No emoji for {labelOf(label, scene)}</bdi>
        ) : (
          <Emoji emoji={emoji} serverId={scene.serverId ?? null} />
        )}
        {emoji === '' ? null : <span>1</span>}
      </li>
    ))}
  </ul>
);
