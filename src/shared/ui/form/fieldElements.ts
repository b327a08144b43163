/**
 * Every control marks the place of its value in the document with attributes (`useField`): the control
 * itself where it is one, what holds its parts where it is several. Whatever looks for a value's place
 * finds it by them, of whatever kind the control is.
 */
export interface FieldMarks {
  /** Path of the value in the form. */
  'data-field': string;
  /** There while the place tells what is wrong with the value. */
  'data-invalid': '' | undefined;
}

const PLACE = '[data-field]';
const TROUBLED = '[data-field][data-invalid]';
/** Of a control with several parts, those one would mend it with. */
const ENTRY = '[data-entry]';

/** The places that tell something is wrong, in the order they are read in. */
export const invalidFieldsIn = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(TROUBLED) ?? []),
];

/** Whether what is wrong with the value at `path` is told at that place: its own, or of one of its parts. */
export const coversPath = (place: HTMLElement, path: string): boolean =>
  path === place.dataset['field'] || path.startsWith(`${place.dataset['field'] ?? ''}.`);

/** The place of the value at `path`, or of the one it is a part of; null where the form shows neither. */
export const fieldElement = (root: ParentNode, path: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>(PLACE)].findLast((place) => coversPath(place, path)) ??
  null;

/** Opens the sections around a place, brings it into sight and gives it the focus. */
export function showField(place: HTMLElement): void {
  openAround(place);
  // Of long ones what is wrong stands at the end.
  place.scrollIntoView({ block: 'center' });
  const target = [...place.querySelectorAll<HTMLElement>(ENTRY)].find(
    // Not those of a value within this one.
    (entry) => entry.closest(PLACE) === place && !entry.matches(':disabled'),
  );
  lead(target ?? place);
}

/** Opens a section of a form and brings its beginning into sight; its heading has the focus then. */
export function showSection(section: HTMLElement): void {
  const own = section.querySelector(':scope > details');
  if (own instanceof HTMLDetailsElement) own.open = true;
  openAround(section);
  section.scrollIntoView({ block: 'start' });
  section
    .querySelector<HTMLElement>(':scope > details > summary, :scope > [tabindex="-1"]')
    ?.focus({ preventScroll: true });
}

/** Gives the focus and shows that it does, also to who pressed with the mouse. */
function lead(target: HTMLElement): void {
  target.dataset['led'] = '';
  target.addEventListener('blur', () => delete target.dataset['led'], { once: true });
  target.focus({ preventScroll: true });
}

/** Goes up from a place of a form that is about to be shown: whoever hides parts of a form listens. */
export const SHOWN = 'castle:shown';

function openAround(place: HTMLElement): void {
  place.dispatchEvent(new CustomEvent(SHOWN, { bubbles: true }));
  for (let at = place.parentElement; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
}
