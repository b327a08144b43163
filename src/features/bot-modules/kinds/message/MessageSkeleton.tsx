/** Stands for a message whose editor is on its way. */
export const MessageSkeleton = ({ label }: { label: string }) => (
  <fieldset className="field message-field" aria-busy="true">
    <legend className="field__legend">{label}</legend>
    <p role="status">Loading …</p>
  </fieldset>
);
