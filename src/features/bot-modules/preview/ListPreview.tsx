import type { PreviewProps } from '../engine/defineModule';
import { fillIn } from './fillIn';
import { PreviewFrame } from './PreviewFrame';
import { UnknownVariables } from './UnknownVariables';

/** Counters as they stand in the list of channels. */
export default function ListPreview({ values, variables }: PreviewProps) {
  const counters = Array.isArray(values['counters']) ? values['counters'] : [];
  const templates = counters.map(templateOf).filter((template) => template !== '');
  return (
    <>
      <PreviewFrame>
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
      </PreviewFrame>
      <UnknownVariables text={templates.join(' ')} variables={variables} />
    </>
  );
}

function templateOf(counter: unknown): string {
  const isRecord = typeof counter === 'object' && counter !== null && 'template' in counter;
  return isRecord && typeof counter.template === 'string' ? counter.template : '';
}
