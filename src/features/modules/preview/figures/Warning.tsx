interface WarningProps {
  /** The warning; empty for none. */
  text: string;
}

/** Warning of a preview. Always rendered, so that screen readers announce its text when it comes. */
export const Warning = ({ text }: WarningProps) => (
  <p role="status" className="field__warning">
    {text}
  </p>
);
