import type { PreviewProps } from '../engine/defineModule';
import { fillIn, unknownVariables } from './fillIn';

/** A ticker as it stands in the list of channels. */
export default function TextPreview({ values, variables }: PreviewProps) {
  const template = typeof values['template'] === 'string' ? values['template'] : '';
  const unknown = unknownVariables(template, variables);
  return (
    <>
      <ul className="channel-list" aria-label="Channels">
        <li>announcements</li>
        <li>
          <strong>{fillIn(template, variables)}</strong>
        </li>
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
