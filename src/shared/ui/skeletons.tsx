interface SkeletonProps {
  /** What is on its way, for screen readers: "Loading the members". */
  label: string;
  /** How many lines, cards or fields are expected. */
  count?: number;
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A table on its way: a head and lines of its height. */
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

/** Cards on their way. */
export const CardsSkeleton = ({ label, count = 3 }: SkeletonProps) => (
  <div className="skeleton skeleton__cards" role="status" aria-label={label}>
    {places(count).map((place) => (
      <div key={place} className="skeleton__card" />
    ))}
  </div>
);

/** A form on its way: labels and fields. */
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
