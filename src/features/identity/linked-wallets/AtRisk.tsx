interface AtRiskProps {
  /** What the wallet serves; null where nobody says. */
  serves: readonly string[] | null;
}

/** What may be lost with a wallet, by name. */
export const AtRisk = ({ serves }: AtRiskProps) => (
  <>
    {serves === null ? (
      <p>Roles and rewards that count on what it holds may be lost.</p>
    ) : serves.length === 0 ? (
      <p>No role and no reward counts on it now.</p>
    ) : (
      <>
        <p>These count on what it holds, and may be lost:</p>
        <ul>
          {serves.map((each) => (
            <li key={each}>
              <bdi>{each}</bdi>
            </li>
          ))}
        </ul>
      </>
    )}
    <p>What is in the wallet stays there. You can link it again.</p>
  </>
);
