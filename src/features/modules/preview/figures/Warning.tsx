interface WarningProps {
  /** What is wrong; empty when nothing is. */
  text: string;
}

/** What a preview warns of. It is always there, so that a screen reader hears it come. */
export const Warning = ({ text }: WarningProps) => (
  <p role="status" className="field__warning">
    {text}
  </p>
);
