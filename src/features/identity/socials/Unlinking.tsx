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
        <p>These quests use this account and will stop verifying:</p>
        <ul>
          {social.usedBy.map((each) => (
            <li key={each}>
              <bdi>{each}</bdi>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <p>Quests that use your {name} account will stop verifying.</p>
    )}
    <p>
      Anything already verified stays verified. Once unlinked, another member can link this account.
      You can link one again at any time.
    </p>
  </>
);
