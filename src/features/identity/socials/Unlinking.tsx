import type { Social } from './social';

interface UnlinkingProps {
  name: string;
  social: Social | null;
}

/** What unlinking stops, and what it does not. */
export const Unlinking = ({ name, social }: UnlinkingProps) => (
  <>
    {social && social.usedBy.length > 0 ? (
      <>
        <p>These look at it, and stop verifying:</p>
        <ul>
          {social.usedBy.map((each) => (
            <li key={each}>
              <bdi>{each}</bdi>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <p>Quests that look at your account on {name} stop verifying.</p>
    )}
    <p>
      What was verified before stays yours. Once it is unlinked, another member can link this
      account; you can link one again at any time.
    </p>
  </>
);
