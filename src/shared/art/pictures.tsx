import { Suspense, type ComponentProps } from 'react';
import { Avatar, type DrawnProps } from '@/shared/ui/Avatar';
import { lazyOptional } from '@/shared/ui/lazyParts';

const Arms = lazyOptional(() => import('./Arms'));

/** Initials hold the place until the drawing has come. */
const Crest = ({ name, className, initials }: DrawnProps) => (
  <Suspense fallback={initials}>
    <Arms kind="crest" name={name} className={className} />
  </Suspense>
);
const Shield = ({ name, className, initials }: DrawnProps) => (
  <Suspense fallback={initials}>
    <Arms kind="shield" name={name} className={className} />
  </Suspense>
);

type PictureProps = Pick<ComponentProps<typeof Avatar>, 'src' | 'name' | 'size'>;

/** The picture of a person, or a crest that goes with the name. */
export const PersonPicture = (props: PictureProps) => <Avatar {...props} drawn={Crest} />;

/** The icon of a server, or a shield that goes with the name. */
export const ServerPicture = (props: PictureProps) => (
  <Avatar {...props} shape="tile" drawn={Shield} />
);
