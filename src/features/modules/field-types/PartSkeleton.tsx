/** Stands for a field whose control is on its way. */
export const PartSkeleton = ({ label }: { label: string }) => (
  <fieldset className="field message-field" aria-busy="true">
    <legend className="field__legend">{label}</legend>
    <p role="status">Loading …</p>
  </fieldset>
);
