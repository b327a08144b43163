import type { PreviewProps } from '../engine/defineModule';
import { fillIn, unknownVariables } from './fillIn';

/** Counters as they stand in the list of channels. */
export default function ListPreview({ values, variables }: PreviewProps) {
  const counters = Array.isArray(values['counters']) ? values['counters'] : [];
  const templates = counters.map(templateOf).filter((template) => template !== '');
  const unknown = unknownVariables(templates.join(' '), variables);
  return (
    <>
      <ul className="channel-list" aria-label="Channels">
        {templates.map((template, index) => (
          // Counters have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index}>
            <strong>{fillIn(template, variables)}</strong>
          </li>
        ))}
        <li>general</li>
      </ul>
      <p role="status" className="field__warning">
        {unknown.length === 0
          ? ''
          : `Nothing is known by the name of ${unknown.map((name) => `{${name}}`).join(', ')}.`}
      </p>
    </>
  );
}

function templateOf(counter: unknown): string {
  const isRecord = typeof counter === 'object' && counter !== null && 'template' in counter;
  return isRecord && typeof counter.template === 'string' ? counter.template : '';
}
