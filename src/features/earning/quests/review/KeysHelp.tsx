const keys = [
  ['j', 'Next submission'],
  ['k', 'Previous submission'],
  ['a', 'Approve'],
  ['r', 'Write a rejection reason'],
  ['s', 'Skip'],
] as const;

/** The keys of the inbox. */
export const KeysHelp = () => (
  <details className="keys-help">
    <summary>Keyboard shortcuts</summary>
    <p>Shortcuts work when the inbox has focus and you aren’t typing in a field.</p>
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
