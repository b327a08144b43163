/**
 * Every control marks its element with attributes (`useField`): the control itself if it is a single element, otherwise
 * the element around its parts. Other code finds the element of a value by them, for any kind of control.
 */
export interface FieldMarks {
  /** Path of the value in the form. */
  'data-field': string;
  /** Set while the element shows an error of the value. */
  'data-invalid': '' | undefined;
}

const PLACE = '[data-field]';
const TROUBLED = '[data-field][data-invalid]';
/** The parts of a composite control that can fix an error. */
const ENTRY = '[data-entry]';

/** The elements that show an error, in reading order. */
export const invalidFieldsIn = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(TROUBLED) ?? []),
];

/** Whether the element shows errors of the value at `path`: its own value, or a part of it. */
export const coversPath = (place: HTMLElement, path: string): boolean =>
  path === place.dataset['field'] || path.startsWith(`${place.dataset['field'] ?? ''}.`);

/** The element of the value at `path`, or of the value that contains it; null if the form shows neither. */
export const fieldElement = (root: ParentNode, path: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>(PLACE)].findLast((place) => coversPath(place, path)) ??
  null;

/** Opens the sections around an element, scrolls it into view and focuses it. */
export function showField(place: HTMLElement): void {
  openAround(place);
  // Centered, because a long field shows its error at the end.
  place.scrollIntoView({ block: 'center' });
  const target = [...place.querySelectorAll<HTMLElement>(ENTRY)].find(
    // Not those of a nested value.
    (entry) => entry.closest(PLACE) === place && !entry.matches(':disabled'),
  );
  lead(target ?? place);
}

/** Opens a section of a form, scrolls to its start and focuses its heading. */
export function showSection(section: HTMLElement): void {
  const own = section.querySelector(':scope > details');
  if (own instanceof HTMLDetailsElement) own.open = true;
  openAround(section);
  section.scrollIntoView({ block: 'start' });
  section
    .querySelector<HTMLElement>(':scope > details > summary, :scope > [tabindex="-1"]')
    ?.focus({ preventScroll: true });
}

/** Moves the focus and makes it visible, also after a press of the mouse. */
function lead(target: HTMLElement): void {
  target.dataset['led'] = '';
  target.addEventListener('blur', () => delete target.dataset['led'], { once: true });
  target.focus({ preventScroll: true });
}

/** Event that bubbles from a form element about to be shown; components that hide parts of a form listen to it. */
export const SHOWN = 'castle:shown';

function openAround(place: HTMLElement): void {
  place.dispatchEvent(new CustomEvent(SHOWN, { bubbles: true }));
  for (let at = place.parentElement; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
}
