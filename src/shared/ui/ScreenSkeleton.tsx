/** The shape of a screen that is on its way: a heading, a line, a block. */
export function ScreenSkeleton() {
  return (
    <div className="skeleton" role="status" aria-label="Loading the page">
      <div className="skeleton__title" />
      <div className="skeleton__line" />
      <div className="skeleton__block" />
    </div>
  );
}
