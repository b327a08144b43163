interface SkeletonProps {
  /** Loading message for screen readers: "Loading the members". */
  label: string;
  /** Expected number of lines, cards or fields. */
  count?: number;
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder of a table: a head and lines of its height. */
export const TableSkeleton = ({ label, count = 6 }: SkeletonProps) => (
  <div className="table-frame skeleton" role="status" aria-label={label}>
    {places(count + 1).map((place) => (
      <div key={place} className="skeleton__row">
        <span className="skeleton__text" />
        <span className="skeleton__text" />
        <span className="skeleton__text" />
      </div>
    ))}
  </div>
);

/** Placeholder of cards. */
export const CardsSkeleton = ({ label, count = 3 }: SkeletonProps) => (
  <div className="skeleton skeleton__cards" role="status" aria-label={label}>
    {places(count).map((place) => (
      <div key={place} className="skeleton__card" />
    ))}
  </div>
);

/** Placeholder of a form: labels and fields. */
export const FormSkeleton = ({ label, count = 4 }: SkeletonProps) => (
  <div className="skeleton panel" role="status" aria-label={label}>
    {places(count).map((place) => (
      <div key={place} className="skeleton__field">
        <span className="skeleton__text" />
        <span className="skeleton__input" />
      </div>
    ))}
  </div>
);
