interface AtRiskProps {
  /** What the wallet is used for; null if unknown. */
  serves: readonly string[] | null;
}

/** What may be lost with a wallet, by name. */
export const AtRisk = ({ serves }: AtRiskProps) => (
  <>
    {serves === null ? (
      <p>You may lose roles and rewards that depend on its assets.</p>
    ) : serves.length === 0 ? (
      <p>No roles or rewards depend on it.</p>
    ) : (
      <>
        <p>You may lose these roles and rewards, which depend on its assets:</p>
        <ul>
          {serves.map((each) => (
            <li key={each}>
              <bdi>{each}</bdi>
            </li>
          ))}
        </ul>
      </>
    )}
    <p>Your assets stay in the wallet, and you can link it again.</p>
  </>
);
