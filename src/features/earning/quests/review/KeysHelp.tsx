const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['r', 'write a reason to reject'],
  ['s', 'skip'],
] as const;

/** The keys of the inbox. */
export const KeysHelp = () => (
  <details className="keys-help">
    <summary>Keys</summary>
    <p>They work while the focus is in the inbox and no field is being typed into.</p>
    <dl>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </details>
);
