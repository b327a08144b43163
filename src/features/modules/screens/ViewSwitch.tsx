import type { FormView, FormViewControl } from './useFormView';

const views: readonly [view: FormView, label: string][] = [
  ['edit', 'Edit'],
  ['preview', 'Preview'],
];

/** Form or preview, for the thumb. */
export const ViewSwitch = ({ view, look }: Omit<FormViewControl, 'isEither'>) => (
  <div role="group" aria-label="View" className="view-switch">
    {views.map(([each, label]) => (
      <button
        key={each}
        type="button"
        className="view-switch__button"
        aria-pressed={each === view}
        onClick={() => look(each)}
      >
        {label}
      </button>
    ))}
  </div>
);
