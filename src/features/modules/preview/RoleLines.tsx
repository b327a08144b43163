import type { Post } from '../common-fields/post';
import { Mention } from './markdown/Mention';
import type { Scene } from './scene';

interface RoleLinesProps {
  lines: NonNullable<Post['roles']>;
  scene: Scene;
}

/** Which roles come of a message, in their own colours. */
export const RoleLines = ({ lines, scene }: RoleLinesProps) => (
  <ul className="preview__roles" aria-label="Roles">
    {lines
      .filter(({ roles }) => roles.length > 0)
      .map(({ label, roles }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
        <li key={place}>
          <bdi>{label}</bdi>{' '}
          {roles.map((id) => (
            <Mention key={id} type="role" id={id} scene={scene} />
          ))}
        </li>
      ))}
  </ul>
);
